import { hedges, negative } from '#text/languages/english/sentence-words';
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
  possibility: ['possibility', 'intention', 'condition', 'allegation'],
  intention: ['intention', 'possibility', 'condition', 'allegation'],
  future: ['future', 'intention', 'possibility', 'condition'],
  condition: ['condition', 'possibility', 'refusal'],
  allegation: ['allegation', 'possibility'],
  'at most': ['at most'],
  'at least': ['at least'],
  about: ['about'],
};

const EXCEPTION = /\b(?:except|without|unless|provided|other than)\b/i;
const UNSURE: readonly Hedge[] = ['possibility', 'intention', 'condition', 'allegation'];

const isHedge = (name: string): name is Hedge => name in KEPT_BY;

const hedgesIn = (text: string): readonly Found[] =>
  Object.entries(hedges).flatMap(([hedge, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index: offset, 0: { length } }) =>
      isHedge(hedge) ? [{ hedge, offset, end: offset + length }] : [],
    ),
  );

/** How many words after it a hedge is of. */
const REACH = 3;
const SENTENCE_END = /[.!?;]["”’)]*\s/u;

/** The sentence of a text that an offset stands in. */
const sentenceAt = (text: string, offset: number): readonly [from: number, to: number] => {
  const from = [...text.slice(0, offset).matchAll(new RegExp(SENTENCE_END, 'gu'))].at(-1);
  const next = text.slice(offset).search(SENTENCE_END);
  return [from === undefined ? 0 : from.index + from[0].length, next === -1 ? text.length : offset + next];
};

const isAmount = (hedge: Hedge): boolean => hedge === 'at most' || hedge === 'at least' || hedge === 'about';

/** What a hedge is of: the words that it precedes, in their clause. */
const governed = ({ text, tokens }: Reading, { hedge, offset, end }: Found): readonly Token[] => {
  const [, to] = sentenceAt(text, offset);
  const after = tokens.filter((token) => token.offset >= offset && token.end > end && token.end <= to);
  if (isAmount(hedge)) return after.slice(0, 1).filter(({ kind }) => kind === 'figure');
  const stop = after.findIndex(({ offset: at }) => /[;”"]|, (?=\p{L})/u.test(text.slice(end, at)));
  return (stop < 1 ? after : after.slice(0, stop)).slice(0, REACH);
};

/** Before `if`: what is so only on that condition. */
const conditional = ({ text, tokens }: Reading, { offset, end }: Found): readonly Token[] => {
  const [from, to] = sentenceAt(text, offset);
  const before = tokens.filter((token) => token.offset >= from && token.end <= offset);
  if (before.length > 1) return before;
  const comma = text.slice(end, to).search(/, (?=\p{L})/u);
  return tokens.filter((token) => token.offset >= end + Math.max(0, comma) && token.end <= to);
};

const CLAUSE = /[,;:–—]\s|[.!?]["”’)]*\s| (?:because|and|but|while|after|when) /g;

const inClause = ({ text, tokens }: Reading, offset: number): readonly Token[] => {
  const cuts = [...text.matchAll(CLAUSE)].map(({ index }) => index);
  const from = cuts.findLast((cut) => cut < offset) ?? 0;
  const to = cuts.find((cut) => cut >= offset) ?? text.length;
  return tokens.filter((token) => token.offset >= from && token.end <= to);
};

const isTold = (given: Token, piece: Reading, quote: Reading): boolean =>
  piece.tokens.some((token) => corresponds(token, given, quote));

/** Whether a sentence tells what a hedge of its quote is of. */
const isInForce = (found: Found, piece: Reading, quote: Reading): boolean => {
  const told = (tokens: readonly Token[]): number => tokens.filter((given) => isTold(given, piece, quote)).length;
  if (found.hedge === 'condition') {
    const [from, to] = sentenceAt(quote.text, found.offset);
    const main = conditional(quote, found);
    if (/[,–—] $/.test(quote.text.slice(from, found.offset)))
      return piece.tokens.filter((token) => main.some((given) => corresponds(token, given, quote))).length * 4 >= piece.tokens.length * 3;
    const near = main.slice(-4);
    const all = quote.tokens.filter((token) => token.offset >= from && token.end <= to);
    return near.length > 0 && told(near) * 4 >= near.length * 3 && told(all) * 2 >= piece.tokens.length;
  }
  const of = governed(quote, found);
  const [head] = of;
  if (head === undefined || !isTold(head, piece, quote)) return false;
  if (isAmount(found.hedge)) return true;
  const around = inClause(quote, found.offset);
  return told(of) * 2 >= of.length && (told(around) * 2 > around.length || told(around) > 2);
};

const keeps = (hedge: Hedge, said: readonly Found[], sentence: string): boolean =>
  said.some((each) => KEPT_BY[hedge].includes(each.hedge)) || ((hedge === 'negation' || hedge === 'refusal' || hedge === 'condition') && negative.test(sentence));

/** Whether a sentence negates what no negation of its quote is of. */
const negatesOther = (piece: Reading, quote: Reading): boolean => {
  const given = hedgesIn(quote.text);
  const negated = given.flatMap((found) => found.hedge === 'negation' || found.hedge === 'refusal' ? governed(quote, found) : []);
  return hedgesIn(piece.text).some((found) => {
    if (found.hedge !== 'negation') return false;
    const token = governed(piece, found).find((each) => has(quote, each));
    return token === undefined ? false : !negated.some((other) => corresponds(token, other, quote)) && !negative.test(quote.text);
  });
};

/** What a sentence makes more or less certain than its quotes. */
export const gapInHedging = (piece: Reading, quote: Reading): Gap | null => {
  const said = hedgesIn(piece.text);
  const given = hedgesIn(quote.text);
  const inForce = given.filter((found) => isInForce(found, piece, quote));
  const count = (found: readonly Found[]): number => found.filter(({ hedge }) => UNSURE.includes(hedge)).length;
  const lost = inForce.find((found) => !keeps(found.hedge, said, piece.text));
  if (lost !== undefined || count(inForce) > count(said)) return 'a restriction of the quote is missing';
  const has = (...kinds: Hedge[]): boolean => given.some(({ hedge }) => kinds.includes(hedge));
  const lacks = said.some(({ hedge }) => {
    switch (hedge) {
      case 'possibility':
      case 'allegation':
        return !has('possibility', 'intention', 'condition', 'allegation');
      case 'condition':
        return !has('possibility', 'intention', 'condition', 'allegation') && !EXCEPTION.test(quote.text);
      case 'at most':
      case 'at least':
        return !has('at most', 'at least');
      case 'future':
        return !has('future', 'intention', 'possibility', 'condition') && !/\b(?:shall|must|to)\b/.test(quote.text);
      default:
        return false;
    }
  });
  return lacks || negatesOther(piece, quote) ? 'a restriction that the quote lacks' : null;
};
