import { GERMAN_PLACE } from '../proposing/german-forms';
import { NAMED_PAINS, PLACES_OF_PAINS } from '../proposing/words';
import { agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { PAIN, PLACE, PLACES, alone, withoutAdverbs } from './feeling-words';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';

/** Whether what a symptom is called is a pain as well: `cramps`. */
export const isPain = (name: string): boolean => name.search(PAIN) >= 0;
/** A German pain with its place in one word, and a place before the word for what hurts there. */
const PLACE_IN_WORD = new RegExp(
  `(?<!\\p{L})(?<place>${GERMAN_PLACE})(?:schmerz(?:en)?|krämpfe|druck|weh)(?!\\p{L})`,
  'gu',
);
const NAMED = alone(Object.keys(NAMED_PAINS).join('|'));
const OF_ONE_PLACE = alone(Object.keys(PLACES_OF_PAINS).join('|'));
const BEHIND = new RegExp(`(?:behind|under|above|below|around) (?:the |my )?(?:${PLACES})(?!\\p{L})`, 'gu');

const PLACE_ALONE = new RegExp(`^ (?:the |my |auf der |en el )?(?:${PLACES}) $`, 'u');

/** `A right pain`, `what is left`: a side of nothing is no place. */
const SIDE_ALONE = /^(?:left|right|lower|upper)$/u;

const placesIn = (text: string): readonly string[] => {
  const inWords = [...text.matchAll(PLACE_IN_WORD)].map(({ groups }) => groups?.place ?? '');
  const named = [...text.matchAll(NAMED)].map(([name]) => NAMED_PAINS[name] ?? '');
  const behind = [...text.matchAll(BEHIND)].map(([place]) => place);
  const rest = [NAMED, BEHIND].reduce((left, pattern) => left.replace(pattern, ' '), withoutAdverbs(text));
  const plain = [...rest.matchAll(PLACE)].map(([place]) => place.trim());
  return [...inWords, ...named, ...behind, ...plain].filter((place) => place !== '' && !SIDE_ALONE.test(place));
};

const placesOfNamesIn = (text: string): readonly string[] =>
  [...text.matchAll(OF_ONE_PLACE)].map(([name]) => PLACES_OF_PAINS[name] ?? '');

/** What clauses tell of a pain. */
export const readPain = (clauses: readonly Clause[]): KindReading | null => {
  const scores = scoresIn(clauses);
  const hurting = clauses.filter(
    (each) =>
      each.isTold &&
      (each.text.search(PAIN) >= 0 || scores.some(({ kind, clause }) => kind === 'pain' && clause === each)),
  );
  if (hurting.length === 0) return null;
  // A place beside it may be where it hurts too: `migraine, left side`.
  const beside = clauses.filter((each) => each.isTold && PLACE_ALONE.test(each.text) && !hurting.includes(each));
  const from = [...hurting, ...beside];
  const said = from.flatMap(({ text }) => placesIn(text));
  const places = said.length > 0 ? said : from.flatMap(({ text }) => placesOfNamesIn(text));
  const strengths = valuesOf('pain', scores);
  const [strength, where] = [agreed(strengths), agreed(places)];
  return {
    thing: { kind: 'pain', strength, where },
    from,
    isOfSeveral: isDivided(strengths) || isDivided(places),
    leavesOpen: leavesOpen(strengths, strength) || leavesOpen(places, where),
  };
};
