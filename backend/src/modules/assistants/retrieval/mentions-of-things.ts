import type { Language } from '#text/languages/language';
import { alternativesIn } from './alternatives';
import { answerTypeScore } from './answer-type-scores';
import { termsOf } from './index-terms';
import { isKnown, linesOn, thingsMentionedIn, oneForEach, rarityOfThing } from './lines-on';
import { type QueryTerm, sameThing } from './parsed-question';
import { type Passage, type PlacedPassage, wholeOf } from './passage';
import type { PassageIndex } from './passage-index';

/** The terms of a text, including the words behind its abbreviations. */
const termsMentionedIn = (text: string, { language, abbreviations }: PassageIndex<unknown>): ReadonlySet<string> => {
  const spelt = abbreviations.flatMap(({ short, long }) => (text.includes(short) ? [long] : []));
  return new Set([text, ...spelt].flatMap((each) => termsOf(each, language)));
};

/** Returns a test for whether a text mentions a thing. */
export const mentionsThing = (text: string, index: PassageIndex<unknown>): ((thing: QueryTerm) => boolean) => {
  const mentioned = termsMentionedIn(text, index);
  return (thing) => sameThing(thing).some((term) => mentioned.has(term));
};

/** This many letters at the end of a stem may differ from its word. */
const CHANGED = 2;
const SHORTEST_START = 3;

/**
 * Whether a text may mention a thing, by the beginnings of its stems. Splitting all sentences of a long document into
 * terms would take too long.
 */
const maySay = (thing: QueryTerm) => {
  const starts = sameThing(thing).map((term) => term.slice(0, Math.max(SHORTEST_START, term.length - CHANGED)));
  return ({ text, lead }: Passage<unknown>): boolean => {
    const lower = `${lead ?? ''} ${text}`.toLowerCase();
    return starts.some((start) => lower.includes(start));
  };
};

/** The sentence that gives the time of a thing; null if none does, or several mention as much of it. */
const sentenceOnTime = <Location>(thing: string, index: PassageIndex<Location>): PlacedPassage<Location> | null => {
  const things = thingsMentionedIn(thing, index);
  if (things === null) return null;
  const may = things.rarest.map(maySay);
  const answering = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] => {
    const isOfBody = !passage.isHeading && passage.isFurniture !== true;
    const isTelling =
      isOfBody && may.some((each) => each(passage)) && answerTypeScore(passage, 'time', index.language) > 0;
    return isTelling ? [{ position: position, passage }] : [];
  });
  const [best, next] = linesOn(answering, things, index, ({ passage }) => mentionsThing(wholeOf(passage), index));
  return best === undefined || next !== undefined ? null : best;
};

/**
 * For each alternative that a question offers, the sentence that gives its time; none unless each has a different one.
 */
export const timesOf = <Location>(
  after: string,
  index: PassageIndex<Location>,
  language: Language | null,
): readonly PlacedPassage<Location>[] =>
  oneForEach(
    alternativesIn(after, language).map((thing) => sentenceOnTime(thing, index)),
    ({ position }) => position,
  );

/** Words after a thing that state its purpose. */
const TO_DO = /^[^.]*?(?:\b(?:that|which|who)\b \p{Ll}+|\bto\b(?:\s\p{Ll}+|:))/u;

/**
 * The only sentence that names everything and states the purpose of the rarest thing: `a clearinghouse … that
 * coordinates`.
 */
export const purposeOf = <Location>(
  things: readonly QueryTerm[],
  index: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  const mentioned = things.filter(isKnown(index));
  const [rarest] = [...mentioned].sort((one, other) => rarityOfThing(other, index) - rarityOfThing(one, index));
  if (rarest === undefined) return [];
  const may = maySay(rarest);
  const terms = new Set(sameThing(rarest));
  const found = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] => {
    if (passage.isHeading || passage.isFurniture === true || !may(passage)) return [];
    if (!mentioned.every(mentionsThing(wholeOf(passage), index))) return [];
    const words = [...passage.text.matchAll(/\p{L}+/gu)];
    const word = words.find(([each]) => termsOf(each, index.language).some((term) => terms.has(term)));
    return word !== undefined && TO_DO.test(passage.text.slice(word.index + word[0].length))
      ? [{ position: position, passage }]
      : [];
  });
  return found.length === 1 ? found : [];
};

/** The only sentence that has a thing with its number (`Heading 9903.01.63`) and something else that is named. */
export const numberedAs = <Location>(
  noun: string,
  things: readonly QueryTerm[],
  index: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  const numbered = new RegExp(String.raw`(?<!\p{L})${noun} (?:No\. )?\d`, 'iu');
  const found = index.passages.flatMap(({ passage }, position): readonly PlacedPassage<Location>[] =>
    !passage.isHeading && passage.isFurniture !== true && numbered.test(passage.text)
      ? [{ position: position, passage }]
      : [],
  );
  const [only, other] = found;
  if (only === undefined || other !== undefined) return [];
  const known = things.filter(isKnown(index));
  return known.length > 0 && known.every(mentionsThing(wholeOf(only.passage), index)) ? [only] : [];
};
