import { english } from '#text/languages/english/english';
import { agentWords } from '#text/languages/english/sentence-words';
import { isSpan } from '#text/words/calendar-names';
import { isDay, type FactToken } from '#text/words/fact-tokens';
import { isSameAmount, quantitiesIn, type Quantity } from '#text/words/quantities';
import { occurrencesOf, type ParsedText } from './reading';
import { isBeside, isJoint, isRival, roleAt, textBetween } from './roles';

/** Number of nearest words, shared by a sentence and its quote, that show where a fact belongs. */
const NEAREST_SHARED_WORDS = 4;
/** The distance, in words, that a joint or the end of a sentence adds between the words on either side. */
const JOINT_DISTANCE = 3;
const SENTENCE_END_DISTANCE = 5;
const SENTENCE_BREAK = /[.!?]["”’)]*\s/;

const OTHER_SIDE_FACTOR = 0.75;
const SAME_ROLE_SCORE = 0.3;
const NO_ROLE_SCORE = 0.1;

const distance = (reading: ParsedText, one: number, other: number): number => {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const steps = reading.tokens.slice(from, to).map((token, step) => {
    const between = textBetween(reading, token, reading.tokens[from + step + 1]);
    if (SENTENCE_BREAK.test(between)) return 1 + SENTENCE_END_DISTANCE;
    return isJoint(between) ? 1 + JOINT_DISTANCE : 1;
  });
  return steps.reduce((sum, step) => sum + step, 0);
};

/** A word near a fact of a sentence, and where its quote has it. */
interface NearWord {
  readonly weight: number;
  readonly isBefore: boolean;
  readonly occurrences: readonly number[];
}

const nearTo = (piece: ParsedText, index: number, quote: ParsedText): readonly NearWord[] =>
  [...piece.tokens.entries()]
    .filter(([other]) => other !== index)
    .map(([other, token]) => ({
      occurrences: occurrencesOf(token, quote),
      weight: 1 / distance(piece, other, index),
      isBefore: other < index,
    }))
    .filter(({ occurrences }) => occurrences.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NEAREST_SHARED_WORDS);

const roleOf = (reading: ParsedText, index: number): string =>
  /^[’']/.test(reading.text.slice(reading.tokens[index]?.end)) ? 'of' : roleAt(reading, index);

/** How well a position in a quote fits the words around a fact of a sentence. */
const fit = (near: readonly NearWord[], role: string, quote: ParsedText, index: number): number => {
  const around = near.reduce((sum, { weight, isBefore, occurrences }) => {
    const best = occurrences
      .filter((word) => word !== index)
      .map((word) => (word < index === isBefore ? 1 : OTHER_SIDE_FACTOR) / distance(quote, word, index));
    return sum + weight * Math.max(0, ...best);
  }, 0);
  const own = roleOf(quote, index);
  if (role === own) return around + (role === '' ? NO_ROLE_SCORE : SAME_ROLE_SCORE);
  const isAgent = agentWords.has(role) || agentWords.has(own);
  return role === '' || own === '' || isAgent ? around : around - SAME_ROLE_SCORE;
};

const mayCountTheSame = ({ unit: one }: FactToken, { unit: other }: FactToken): boolean =>
  one === '' || other === '' || one.slice(0, 4) === other.slice(0, 4);

const measureOf = ({ text, writtenAt, language }: ParsedText, figure: FactToken | undefined): Quantity | undefined =>
  quantitiesIn(text, writtenAt, language).find(
    ({ from, to, isMeasured }) => isMeasured && figure !== undefined && from < figure.end && to > figure.offset,
  );

/** Whether a word is the unit of the figure before it: `84 MW`. */
export const isUnitAt = (reading: ParsedText, index: number): boolean =>
  measureOf(reading, reading.tokens[index - 1]) !== undefined &&
  textBetween(reading, reading.tokens[index - 1], reading.tokens[index]).length < 2;

/**
 * Whether a figure has another unit than in the quote: `two weeks` for `two months`, `84 gigawatts` for `84 megawatts`.
 */
export const hasOtherUnit = (figure: FactToken, piece: ParsedText, quote: ParsedText): boolean => {
  const occurrences = occurrencesOf(figure, quote).map((occurrence) => quote.tokens[occurrence]);
  if (isSpan(figure.unit, piece.language ?? english))
    return occurrences.every((given) => {
      const unit = given?.unit ?? '';
      return isSpan(unit, quote.language ?? english) && unit.slice(0, 2) !== figure.unit.slice(0, 2);
    });
  const measure = measureOf(piece, figure);
  return (
    measure !== undefined &&
    occurrences.every((occurrence) => {
      const given = measureOf(quote, occurrence);
      return given !== undefined && !isSameAmount(measure, given);
    })
  );
};

/** Fitted on the labelled sentences: how much better a rival must fit, as a difference and as a factor. */
const MIN_RIVAL_LEAD = { figure: 0.8, date: 0.3 } as const;
const MIN_RIVAL_FACTOR = 1.2;

/**
 * Whether another figure or date of a quote fits the place of one in a sentence better: `3,280 were given the vaccine`
 * for `6,560 were given the vaccine and 3,280 a placebo`.
 */
export const hasBetterFit = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'figure' && fact?.kind !== 'date') return false;
  const occurrences = occurrencesOf(fact, quote);
  const [first] = occurrences;
  const near = nearTo(piece, index, quote);
  const role = roleOf(piece, index);
  // A rival that the sentence also has, in the same order, does not replace the fact.
  const keepsOrder = (rival: number): boolean =>
    piece.tokens.some(
      (token, tokenIndex) =>
        tokenIndex !== index &&
        token.kind === fact.kind &&
        occurrencesOf(token, quote).includes(rival) &&
        occurrences.some((occurrence) => tokenIndex < index === rival < occurrence),
    );
  const rivals = [...quote.tokens.entries()].flatMap(([rival, other]) => {
    if (other.kind !== fact.kind || occurrences.includes(rival) || !mayCountTheSame(other, fact)) return [];
    if (occurrences.some((occurrence) => isBeside(quote, rival, occurrence)) || keepsOrder(rival)) return [];
    // In other languages no preposition distinguishes a day from a month.
    if (fact.kind === 'date') return quote.language === null || isDay(other) === isDay(fact) ? [rival] : [];
    return first === undefined || isRival(quote, rival, first) ? [rival] : [];
  });
  const best = (some: readonly number[]): number =>
    Math.max(0, ...some.map((occurrence) => fit(near, role, quote, occurrence)));
  const [own, others] = [best(occurrences), best(rivals)];
  return others > MIN_RIVAL_FACTOR * own && others - own > MIN_RIVAL_LEAD[fact.kind];
};
