import { unfitness } from '../../pipeline/ranking/fitness';
import { faultOf } from '../../pipeline/sentences/form';
import { sentencesOf } from '../../pipeline/sentences/sentences';
import { wordCount } from '../../pipeline/words/stems';
import { gapIn, type Gap, type Quoted } from './bears-out';
import { claimsIn } from './claims/claims';
import { inShorterWords } from './readings/descriptions';
import { readingsOf } from './readings/readings';

/** Why a model’s sentence is not shown. */
export type Flaw = Gap | 'no citation' | 'not one whole sentence' | 'too long' | 'does not stand alone';

const MOST_WORDS = 45;

const POINTS = /\b(?:this|these|those|such|he|she|they|it)\b/i;

const hasSameOpening = (text: string, quote: string): boolean => {
  const [opening] = /\bthe (?:[\p{Ll}\d-]+ )?/iu.exec(text) ?? [];
  return opening !== undefined && quote.toLowerCase().includes(opening.toLowerCase());
};

/** A sentence may refer to what its own quote refers to in the same words: the quote would be no better. */
const standsAlone = (text: string, cited: readonly Quoted[]): boolean => {
  const reason = unfitness(text, cited[0]?.title ?? '');
  return (
    reason === null ||
    (reason === 'refers elsewhere' && !POINTS.test(text) && cited.some(({ quote }) => hasSameOpening(text, quote)))
  );
};

/** A clause within a clause is taken apart, but no further. */
const DEPTH = 2;

const isSamePage = (one: Quoted, other: Quoted): boolean =>
  one.title === other.title && one.publisher === other.publisher && one.at === other.at;

/** A quote in all the ways it can be read. */
interface Read {
  readonly quoted: Quoted;
  /** The other cited quotes of its page. */
  readonly others: readonly string[];
  readonly readings: readonly string[];
}

const readWithOthers = (cited: readonly Quoted[]): readonly Read[] =>
  cited.map((quoted) => {
    const others = cited.filter((other) => other !== quoted && isSamePage(quoted, other)).map(({ quote }) => quote);
    return { quoted, others, readings: readingsOf(quoted.quote, others, quoted.title) };
  });

/** `While Ben goes, Ann stays` as `Ann stays, while Ben goes`, whose clauses are told apart. */
const withWhileLast = (claim: string): readonly string[] => {
  const [, first = '', second] = /^While ([^;]+?), ([^;]+)\.$/u.exec(claim) ?? [];
  return second === undefined ? [] : [`${second}, while ${first}.`];
};

const bears = (claim: string, { quoted, others, readings }: Read): boolean =>
  readings.some((quote) =>
    [claim, ...withWhileLast(claim), ...inShorterWords(claim, quote, others, quoted.at)].some(
      (worded) => gapIn(worded, { ...quoted, quote }) === null,
    ),
  );

/** Whether one quote bears out a claim, or several bear out the claims that it is made of. */
const isBorneOut = (claim: string, quotes: readonly Read[], depth = DEPTH): boolean =>
  quotes.some((quote) => bears(claim, quote)) ||
  (depth > 0 && claimsIn(claim).some((claims) => claims.every((each) => isBorneOut(each, quotes, depth - 1))));

/**
 * Whether a sentence that a model wrote may be shown above the quotes it cites: every figure, date and name, and all words
 * that carry sense, are in one of them, in an order that keeps who does what, with nothing negated, restricted or made more
 * certain. Doubt counts against it, since the quote itself can be shown instead.
 */
export const flawOf = (text: string, cited: readonly Quoted[]): Flaw | null => {
  if (cited.length === 0) return 'no citation';
  const [sentence, ...others] = sentencesOf([text]);
  if (sentence === undefined || others.length > 0 || sentence.label !== '' || faultOf(sentence) !== null)
    return 'not one whole sentence';
  if (wordCount(text) > MOST_WORDS) return 'too long';
  if (!standsAlone(text, cited)) return 'does not stand alone';
  if (isBorneOut(text, readWithOthers(cited))) return null;
  return cited.map((each) => gapIn(text, each)).find((gap) => gap !== null) ?? null;
};
