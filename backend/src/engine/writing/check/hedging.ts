import { alsoAmount, alsoUnsure, hedges } from '#text/languages/english/hedges';
import { clauseEnd, keepsException, negative, ordering } from '#text/languages/english/sentence-words';
import type { Gap } from './quoted';
import { corresponds, has, type Reading } from './reading';
import type { Token } from './tokens';

type Hedge = keyof typeof hedges;

interface Found {
  readonly hedge: Hedge;
  readonly offset: number;
  readonly end: number;
}

/** By which kinds a sentence keeps a hedge of its quote. */
const KEPT_BY: Readonly<Record<Hedge, readonly Hedge[]>> = {
  negation: ['negation', 'refusal'],
  refusal: ['refusal', 'negation'],
  possibility: ['possibility', 'intention', 'allegation'],
  intention: ['intention', 'possibility', 'condition', 'allegation'],
  future: ['future', 'intention', 'possibility', 'condition'],
  condition: ['condition', 'possibility', 'refusal'],
  allegation: ['allegation', 'possibility'],
  'at most': ['at most'],
  'at least': ['at least'],
  about: ['about'],
};

const UNSURE: readonly Hedge[] = ['possibility', 'intention', 'condition', 'allegation'];
const AMOUNTS: readonly Hedge[] = ['at most', 'at least', 'about'];

const isHedge = (name: string): name is Hedge => name in KEPT_BY;

const hedgesIn = (text: string): readonly Found[] =>
  Object.entries(hedges).flatMap(([hedge, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index: offset, 0: { length } }) =>
      isHedge(hedge) ? [{ hedge, offset, end: offset + length }] : [],
    ),
  );

/** The piece of a text around an offset, up to the marks on either side. */
const between = ({ text }: Reading, marks: RegExp, offset: number): readonly [from: number, to: number] => {
  const cuts = [...text.matchAll(marks)].map(({ index }) => index);
  return [cuts.findLast((cut) => cut < offset) ?? 0, cuts.find((cut) => cut >= offset) ?? text.length];
};

const within = ({ tokens }: Reading, [from, to]: readonly [number, number]): readonly Token[] =>
  tokens.filter((token) => token.offset >= from && token.end <= to);

const SENTENCE_END = /[.!?;]["”’)]*\s/g;
const SPEECH_OR_COMMA = /[;”"]|, (?=\p{L})/u;
/** How many words after it a hedge is of. */
const REACH = 3;

/** What a hedge is of: the words that it precedes, in their clause. */
const governed = (reading: Reading, { hedge, offset, end }: Found): readonly Token[] => {
  const [, to] = between(reading, SENTENCE_END, offset);
  const after = within(reading, [offset, to]).filter((token) => token.end > end);
  if (AMOUNTS.includes(hedge)) return after.slice(0, 1).filter(({ kind }) => kind === 'figure');
  const stop = after.findIndex((token) => SPEECH_OR_COMMA.test(reading.text.slice(end, token.offset)));
  return (stop < 1 ? after : after.slice(0, stop)).slice(0, REACH);
};

/** What is so only on a condition: what stands before it, or after its comma. */
const conditional = (reading: Reading, { offset, end }: Found): readonly Token[] => {
  const [from, to] = between(reading, SENTENCE_END, offset);
  const before = within(reading, [from, offset]);
  if (before.length > 1) return before;
  const comma = reading.text.slice(end, to).search(/, (?=\p{L})/u);
  return within(reading, [end + Math.max(0, comma), to]);
};

/** How many words before a condition it is of, unless a comma sets it off. */
const NEAR_CONDITION = 4;
const MOST_OF = 0.75;

const isConditionInForce = (found: Found, piece: Reading, quote: Reading): boolean => {
  const of = conditional(quote, found);
  const told = (tokens: readonly Token[]): number =>
    tokens.filter((given) => piece.tokens.some((token) => corresponds(token, given, quote))).length;
  if (/[,–—] $/.test(quote.text.slice(0, found.offset))) {
    const taken = piece.tokens.filter((token) => of.some((given) => corresponds(token, given, quote)));
    return taken.length >= MOST_OF * piece.tokens.length;
  }
  const near = of.slice(-NEAR_CONDITION);
  const all = within(quote, between(quote, SENTENCE_END, found.offset));
  return near.length > 0 && told(near) >= MOST_OF * near.length && told(all) * 2 >= piece.tokens.length;
};

/** Whether a sentence tells what a hedge of its quote is of. */
const isInForce = (found: Found, piece: Reading, quote: Reading): boolean => {
  if (found.hedge === 'condition') return isConditionInForce(found, piece, quote);
  const isTold = (given: Token): boolean => piece.tokens.some((token) => corresponds(token, given, quote));
  const of = governed(quote, found);
  if (of[0] === undefined || !isTold(of[0])) return false;
  if (AMOUNTS.includes(found.hedge)) return true;
  const clause = within(quote, between(quote, clauseEnd, found.offset));
  const told = clause.filter(isTold).length;
  return of.filter(isTold).length * 2 >= of.length && (told * 2 > clause.length || told > 2);
};

const count = (found: readonly Found[], kinds: readonly Hedge[]): number =>
  found.filter(({ hedge }) => kinds.includes(hedge)).length;

/** Beginnings of the words of a text that deny something without a negation: `ban` for `ban` and `banned`. */
const denialsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(negative), ...text.matchAll(hedges.refusal)].map(([word]) => word.slice(0, 3).toLowerCase()),
  );

/** `bars it` for `may not do it`: words of one text that deny something and are not in the other. */
const otherDenials = (text: string, other: string): number => {
  const known = denialsIn(other);
  return [...denialsIn(text)].filter((word) => !known.has(word)).length;
};

const isKept = ({ hedge }: Found, said: readonly Found[], piece: Reading, quote: Reading): boolean => {
  if (said.some((each) => KEPT_BY[hedge].includes(each.hedge))) return true;
  switch (hedge) {
    case 'negation':
    case 'refusal':
    case 'condition':
      return otherDenials(piece.text, quote.text) > 0;
    case 'future':
      return false;
    case 'possibility':
    case 'intention':
    case 'allegation':
      return alsoUnsure.test(piece.text);
    case 'at most':
    case 'at least':
    case 'about':
      return alsoAmount.test(piece.text);
  }
};

/** Whether a sentence negates what its quote does not, in whatever words. */
const negatesOther = (piece: Reading, said: readonly Found[], quote: Reading, given: readonly Found[]): boolean => {
  const others = otherDenials(quote.text, piece.text);
  if (count(said, ['negation']) > count(given, ['negation']) + others) return true;
  // `no label` for `lacks a label`
  if (others > 0) return false;
  const negated = given.flatMap((found) => (found.hedge === 'negation' ? governed(quote, found) : []));
  return said.some((found) => {
    const token = found.hedge === 'negation' ? governed(piece, found).find((each) => has(quote, each)) : undefined;
    return token !== undefined && !negated.some((other) => corresponds(token, other, quote));
  });
};

/** Whether a quote has anything like a hedge of the sentence. */
const isGiven = ({ hedge }: Found, given: readonly Found[], quote: string): boolean => {
  const has = (kinds: readonly Hedge[]): boolean => given.some((each) => kinds.includes(each.hedge));
  switch (hedge) {
    case 'allegation':
      return has(UNSURE);
    case 'condition':
      return has(UNSURE) || keepsException.test(quote);
    case 'at most':
    case 'at least':
      return has(['at most', 'at least']);
    case 'future':
      return has(['future', 'intention', 'possibility', 'condition']) || ordering.test(quote);
    case 'possibility':
    case 'negation':
    case 'refusal':
    case 'intention':
    case 'about':
      return true;
  }
};

/** What a sentence, or a piece of one, makes more or less certain than its quote. `others`: what else the sentence cites. */
export const gapInHedging = (piece: Reading, quote: Reading, others: readonly Reading[]): Gap | null => {
  const said = hedgesIn(piece.text);
  const inForce = hedgesIn(quote.text).filter((found) => isInForce(found, piece, quote));
  if (
    inForce.some((found) => !isKept(found, said, piece, quote)) ||
    count(inForce, ['possibility', 'intention', 'allegation']) >
      count(said, UNSURE) + (alsoUnsure.test(piece.text) ? 1 : 0)
  )
    return 'a restriction of the quote is missing';
  const all = [quote, ...others];
  const text = all.map((each) => each.text).join('\n');
  const given = hedgesIn(text);
  const isLessCertain = count(said, ['possibility']) > count(given, ['possibility', 'intention', 'allegation']);
  return isLessCertain ||
    said.some((found) => !isGiven(found, given, text)) ||
    all.some((each) => negatesOther(piece, said, each, hedgesIn(each.text)))
    ? 'a restriction that the quote lacks'
    : null;
};
