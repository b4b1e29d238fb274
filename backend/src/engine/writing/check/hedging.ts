import { clauseWords, hedges } from '#text/languages/english/sentence-words';
import type { Gap } from './quoted';
import { corresponds, has, type Reading } from './reading';
import type { Token } from './tokens';

type Hedge = keyof typeof hedges;

/** How many tokens after it a hedge applies to; a condition applies to its clause. */
const reach: Readonly<Record<Hedge, number>> = {
  negation: 3,
  refusal: 3,
  possibility: 3,
  intention: 3,
  future: 3,
  condition: Infinity,
  allegation: 3,
  'at most': 1,
  'at least': 1,
  about: 1,
};

interface Found {
  readonly hedge: Hedge;
  readonly offset: number;
  readonly end: number;
}

const isHedge = (name: string): name is Hedge => name in reach;

const hedgesIn = (text: string): readonly Found[] =>
  Object.entries(hedges).flatMap(([hedge, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index: offset, 0: { length } }) =>
      isHedge(hedge) ? [{ hedge, offset, end: offset + length }] : [],
    ),
  );

const CLAUSE_END = /[;”"]|, (?=\p{L})/u;
const CLAUSE_BREAK = new RegExp(`; |, (?=(?:${clauseWords}) )`, 'u');

/** The clause of a text that a condition belongs to; all of it, if the condition is set off by a comma or opens the text. */
const clauseAt = (text: string, offset: number): readonly [from: number, to: number] => {
  if (offset === 0 || /[,–—] $/.test(text.slice(0, offset))) return [0, text.length];
  const from = [...text.slice(0, offset).matchAll(new RegExp(CLAUSE_BREAK, 'gu'))].at(-1)?.index ?? 0;
  const next = text.slice(offset).search(CLAUSE_BREAK);
  return [from, next === -1 ? text.length : offset + next];
};

/** The tokens that a hedge applies to. */
const scopeOf = ({ text, tokens }: Reading, { hedge, offset, end }: Found): readonly Token[] => {
  if (hedge === 'condition') {
    const [from, to] = clauseAt(text, offset);
    return tokens.filter((token) => token.offset >= from && token.end <= to);
  }
  const stop = text.slice(end).search(CLAUSE_END);
  return tokens
    .filter((token) => token.offset >= offset && token.end > end && (stop === -1 || token.offset < end + stop))
    .slice(0, reach[hedge]);
};

/** Hedges of a quote that apply to what a piece of a sentence takes from it. */
const inForce = (piece: Reading, quote: Reading): readonly Hedge[] =>
  hedgesIn(quote.text).flatMap((found) => {
    const scope = scopeOf(quote, found);
    return scope.some((given) => piece.tokens.some((token) => corresponds(token, given, quote))) ? [found.hedge] : [];
  });

/** Whether a piece negates what its quote has, but does not negate. */
const negatesOther = (piece: Reading, quote: Reading): boolean => {
  const negated = hedgesIn(quote.text).flatMap((found) => (found.hedge === 'negation' ? scopeOf(quote, found) : []));
  return hedgesIn(piece.text).some((found) => {
    const scope = found.hedge === 'negation' ? scopeOf(piece, found) : [];
    const token = scope.find((each) => has(quote, each));
    return scope.length > 0 && !negated.some((given) => token !== undefined && corresponds(token, given, quote));
  });
};

/** Whether some hedges are more of a kind than others. */
const exceed = (wanted: readonly Hedge[], had: readonly Hedge[]): boolean => {
  const count = (hedges: readonly Hedge[], kind: Hedge): number => hedges.filter((hedge) => hedge === kind).length;
  return wanted.some((kind) => count(wanted, kind) > count(had, kind));
};

const kindsIn = (text: string): readonly Hedge[] => hedgesIn(text).map(({ hedge }) => hedge);

/** What a sentence, of which a piece is taken from a quote, makes more or less certain than its quotes. */
export const gapInHedging = (
  sentence: string,
  piece: Reading,
  quote: Reading,
  quotes: readonly Reading[],
): Gap | null => {
  const said = kindsIn(sentence);
  if (exceed(inForce(piece, quote), said)) return 'a restriction of the quote is missing';
  return negatesOther(piece, quote) || exceed(said, kindsIn(quotes.map(({ text }) => text).join('\n')))
    ? 'a restriction that the quote lacks'
    : null;
};
