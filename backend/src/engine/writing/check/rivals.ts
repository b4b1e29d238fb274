import { english } from '#text/languages/english/english';
import { agentWords } from '#text/languages/english/sentence-words';
import { isSpan } from '#text/words/calendar-names';
import { placesOf, type ParsedText } from './reading';
import { isBeside, isJoint, isRival, roleAt, textBetween } from './roles';
import { isDay, type Token } from '#text/words/fact-tokens';

/** Number of nearest words, shared by a sentence and its quote, that show where a fact belongs. */
const NEAREST = 4;
/** The distance, in words, that a joint and the end of a sentence add between what stands on either side. */
const JOINT = 3;
const SENTENCE_END = 5;
const ENDS = /[.!?]["”’)]*\s/;

const OTHER_SIDE = 0.75;
const SAME_ROLE = 0.3;
const NO_ROLE = 0.1;

const distance = (reading: ParsedText, one: number, other: number): number => {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const steps = reading.tokens.slice(from, to).map((token, step) => {
    const between = textBetween(reading, token, reading.tokens[from + step + 1]);
    if (ENDS.test(between)) return 1 + SENTENCE_END;
    return isJoint(between) ? 1 + JOINT : 1;
  });
  return steps.reduce((sum, step) => sum + step, 0);
};

/** A word near a fact of a sentence, and where its quote has it. */
interface Near {
  readonly weight: number;
  readonly isBefore: boolean;
  readonly places: readonly number[];
}

const nearTo = (piece: ParsedText, index: number, quote: ParsedText): readonly Near[] =>
  [...piece.tokens.entries()]
    .filter(([at]) => at !== index)
    .map(([at, token]) => ({
      places: placesOf(token, quote),
      weight: 1 / distance(piece, at, index),
      isBefore: at < index,
    }))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NEAREST);

const roleOf = (reading: ParsedText, index: number): string =>
  /^[’']/.test(reading.text.slice(reading.tokens[index]?.end)) ? 'of' : roleAt(reading, index);

/** How well a position in a quote fits what stands around a fact of a sentence. */
const fit = (near: readonly Near[], role: string, quote: ParsedText, place: number): number => {
  const around = near.reduce((sum, { weight, isBefore, places }) => {
    const best = places
      .filter((word) => word !== place)
      .map((word) => (word < place === isBefore ? 1 : OTHER_SIDE) / distance(quote, word, place));
    return sum + weight * Math.max(0, ...best);
  }, 0);
  const own = roleOf(quote, place);
  if (role === own) return around + (role === '' ? NO_ROLE : SAME_ROLE);
  const isAgent = agentWords.has(role) || agentWords.has(own);
  return role === '' || own === '' || isAgent ? around : around - SAME_ROLE;
};

const mayCountTheSame = ({ unit: one }: Token, { unit: other }: Token): boolean =>
  one === '' || other === '' || one.slice(0, 4) === other.slice(0, 4);

/** Whether a figure has another unit of time than in the quote: `two weeks` for `two months`. */
export const isOfOtherSpan = (figure: Token, piece: ParsedText, quote: ParsedText): boolean =>
  isSpan(figure.unit, piece.language ?? english) &&
  placesOf(figure, quote).every((place) => {
    const unit = quote.tokens[place]?.unit ?? '';
    return isSpan(unit, quote.language ?? english) && unit.slice(0, 2) !== figure.unit.slice(0, 2);
  });

/** Fitted on the labelled sentences: how much better a rival must fit, as a difference and as a factor. */
const MARGIN = { figure: 0.8, date: 0.3 } as const;
const TIMES_AS_WELL = 1.2;

/**
 * Whether another figure or date of a quote fits the place of one in a sentence better: `3,280 were given the vaccine`
 * for `6,560 were given the vaccine and 3,280 a placebo`.
 */
export const hasRival = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'figure' && fact?.kind !== 'date') return false;
  const places = placesOf(fact, quote);
  const [first] = places;
  const near = nearTo(piece, index, quote);
  const role = roleOf(piece, index);
  // A rival that the sentence also has, in the same order, does not replace the fact.
  const keepsOrder = (rival: number): boolean =>
    piece.tokens.some(
      (token, at) =>
        at !== index &&
        token.kind === fact.kind &&
        placesOf(token, quote).includes(rival) &&
        places.some((place) => at < index === rival < place),
    );
  const rivals = [...quote.tokens.entries()].flatMap(([at, other]) => {
    if (other.kind !== fact.kind || places.includes(at) || !mayCountTheSame(other, fact)) return [];
    if (places.some((place) => isBeside(quote, at, place)) || keepsOrder(at)) return [];
    // In other languages no preposition distinguishes a day from a month.
    if (fact.kind === 'date') return quote.language === null || isDay(other) === isDay(fact) ? [at] : [];
    return first === undefined || isRival(quote, at, first) ? [at] : [];
  });
  const best = (some: readonly number[]): number => Math.max(0, ...some.map((place) => fit(near, role, quote, place)));
  const [own, others] = [best(places), best(rivals)];
  return others > TIMES_AS_WELL * own && others - own > MARGIN[fact.kind];
};
