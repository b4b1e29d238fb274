import { languageOf } from '#text/languages/detection';
import { gapInHedging } from './hedging';
import { keepsPlace } from './places';
import type { Gap, Quoted } from './quoted';
import { corresponds, has, isInitials, pieceOf, placesOf, readingOf, type Reading } from './reading';
import { isJoint, replacesName } from './roles';
import { namesIn, type Token } from './tokens';

/** What a sentence cites, read. */
interface Evidence {
  readonly quotes: readonly Reading[];
  /** Title and publisher of each. */
  readonly titles: readonly Reading[];
}

const MISSING = {
  figure: 'a figure that is not in the quote',
  date: 'a date that is not in the quote',
  name: 'a name that is not in the quote',
} as const;

const MISPLACED = {
  figure: 'what the figure belongs to',
  date: 'what the date belongs to',
  name: 'what does what to whom',
} as const;

/** Whether quotes and titles have every word of a name, or the name that its initials stand for. */
const isKnown = (name: Token, { quotes, titles }: Evidence): boolean => {
  const given = [...quotes, ...titles].flatMap(({ tokens }) => tokens);
  return (
    given.some((other) => isInitials(name, other)) ||
    name.keys.every((key) => given.some(({ keys }) => keys.includes(key)))
  );
};

/** `6 to 6` for `6 to 3` */
const isRepeated = (piece: Reading, index: number, quote: Reading): boolean => {
  const token = piece.tokens[index];
  if (token?.kind !== 'figure') return false;
  const before = piece.tokens
    .slice(0, index)
    .filter(({ kind, keys: [key] }) => kind === 'figure' && key === token.keys[0]);
  const places = placesOf(token, quote).length;
  return places > 0 && before.length >= places;
};

const gapAt = (piece: Reading, index: number, quote: Reading, { quotes, titles }: Evidence): Gap | null => {
  const token = piece.tokens[index];
  if (token === undefined) return null;
  const isElsewhere = quotes.some((other) => other !== quote && has(other, token));
  // Words that no quote has are for the judge.
  if (token.kind === 'word') return isElsewhere && !has(quote, token) ? 'a word that belongs to another quote' : null;
  if (token.kind === 'name' && !isKnown(token, { quotes, titles })) return MISSING.name;
  if (isRepeated(piece, index, quote)) return MISSING[token.kind];
  if (keepsPlace(piece, index, quote)) return null;
  if (has(quote, token)) return MISPLACED[token.kind];
  const isOfPage = token.kind === 'name' && !isElsewhere && titles.some((title) => has(title, token));
  // In `our Notice … national security`, `national` does not stand for the `Nation` of the quote, which has that word, too.
  const isTaken = (place: number): boolean =>
    piece.tokens.some((own) => {
      const places = placesOf(own, quote);
      return places.includes(place) && (own.kind === 'name' || places.length === 1);
    });
  return isOfPage && !replacesName(piece, index, quote, isTaken) ? null : MISSING[token.kind];
};

const gapInPiece = (piece: Reading, quote: Reading, evidence: Evidence): Gap | null => {
  for (const index of piece.tokens.keys()) {
    const gap = gapAt(piece, index, quote, evidence);
    if (gap !== null) return gap;
  }
  return gapInHedging(piece.text, piece, quote, evidence.quotes);
};

/** Whether a piece says something, and of a name of the sentence before it, if its quote says it of a name. */
const goesOn = (before: readonly Token[], piece: Reading, quote: Reading): boolean => {
  if (!piece.tokens.some((token) => token.kind === 'word' && has(quote, token))) return false;
  const first = quote.tokens.findIndex((given) => piece.tokens.some((token) => corresponds(token, given, quote)));
  // What a quote opens with, without an article, is taken for a name.
  const subject = quote.tokens.slice(0, first).findLast(({ kind, offset }) => kind === 'name' || offset === 0);
  return before.length === 0 || subject === undefined || before.some((token) => corresponds(token, subject, quote));
};

/** Whether a sentence can be cut at joints into pieces, each of which one quote bears out. */
const isMerged = (sentence: Reading, evidence: Evidence): boolean => {
  const { text, tokens } = sentence;
  const joints = [...tokens.keys()].filter(
    (at) => at > 0 && isJoint(text.slice(tokens[at - 1]?.end, tokens[at]?.offset)),
  );
  const reached = new Set([0]);
  for (const to of [...joints, tokens.length])
    for (const from of reached) {
      const piece = pieceOf(sentence, from, to);
      const bears = (quote: Reading): boolean =>
        goesOn(tokens.slice(0, from), piece, quote) && gapInPiece(piece, quote, evidence) === null;
      if (from < to && evidence.quotes.some(bears)) {
        reached.add(to);
        break;
      }
    }
  return reached.has(tokens.length);
};

/**
 * What of a sentence’s facts the quotes it cites do not bear out: figures, dates, names and who does what, negations and what
 * makes a thing certain or not. One quote bears all of them out, or several a piece each. Null if nothing is left; whether
 * its other words say the same is for a judge.
 */
export const gapIn = (sentence: string, cited: readonly Quoted[]): Gap | null => {
  const texts = [sentence, ...cited.map(({ quote }) => quote)];
  if (texts.some((text) => languageOf(text) !== null)) return 'another language';
  const known = namesIn(texts);
  const written = readingOf(sentence, cited[0]?.at ?? 0, known);
  const quotes = cited.map(({ quote, at }) => readingOf(quote, at, known));
  const titles = cited.map(({ title, publisher, at }) => readingOf(`${title}. ${publisher}`, at, known));
  const evidence = { quotes, titles };
  const gaps = quotes.map((quote) => gapInPiece(written, quote, evidence));
  return gaps.includes(null) || (quotes.length > 1 && isMerged(written, evidence)) ? null : (gaps[0] ?? null);
};
