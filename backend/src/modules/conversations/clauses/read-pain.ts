import { anyLanguage, asWhole } from '../languages/diary-languages';
import { NAMED_PAINS, PLACES_OF_PAINS } from '../proposing/diary-patterns';
import { agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { PAIN, PLACE, PLACES, alone, withoutAdverbs } from './clause-feeling-words';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';

/** Whether a symptom's name is also a pain: `cramps`. */
export const isPain = (name: string): boolean => name.search(PAIN) >= 0;
/** A German compound of a part of the body and a pain: `Kopfschmerzen`. */
const PLACE_IN_WORD = new RegExp(
  `(?<!\\p{L})(?<place>${anyLanguage(({ feelings }) => feelings.compoundPlaces)})(?:${anyLanguage(({ feelings }) => feelings.painEndings)})(?!\\p{L})`,
  'gu',
);
const NAMED_PAIN = alone(Object.keys(NAMED_PAINS).join('|'));
/** A pain that always has the same place: `migraine`. */
const PAIN_OF_ONE_PLACE = alone(Object.keys(PLACES_OF_PAINS).join('|'));
/** A place described relative to a part of the body: `behind my right eye`. */
const DESCRIBED_PLACE = new RegExp(
  `(?:${anyLanguage(({ feelings }) => feelings.behindPlace)}) (?:(?:${anyLanguage(({ feelings }) => feelings.beforePlace)}) )?(?:${PLACES})(?!\\p{L})`,
  'gu',
);

const PLACE_ALONE = new RegExp(`^ (?:(?:${anyLanguage(({ feelings }) => feelings.ownPlace)}) )?(?:${PLACES}) $`, 'u');

/** A side without a part of the body, which is not a place: `a right pain`, `what is left`. */
const SIDE_ALONE = asWhole(anyLanguage(({ feelings }) => feelings.sides));

const placesIn = (text: string): readonly string[] => {
  const inWords = [...text.matchAll(PLACE_IN_WORD)].map(({ groups }) => groups?.place ?? '');
  const behind = [...text.matchAll(DESCRIBED_PLACE)]
    .map(([place]) => place)
    .filter((place) => !SIDE_ALONE.test(place.split(' ').at(-1) ?? ''));
  // `Headache behind right eye` is there.
  const named = behind.length > 0 ? [] : [...text.matchAll(NAMED_PAIN)].map(([name]) => NAMED_PAINS[name] ?? '');
  const rest = [NAMED_PAIN, DESCRIBED_PLACE].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    withoutAdverbs(text),
  );
  const plain = [...rest.matchAll(PLACE)].map(([place]) =>
    place
      .trim()
      .replace(/^of (?:my|the) /u, '')
      .replace(/^[lr](?= )/u, (side) => (side === 'l' ? 'left' : 'right')),
  );
  return [...inWords, ...named, ...behind, ...plain].filter((place) => place !== '' && !SIDE_ALONE.test(place));
};

const placesOfNamesIn = (text: string): readonly string[] =>
  [...text.matchAll(PAIN_OF_ONE_PLACE)].map(([name]) => PLACES_OF_PAINS[name] ?? '');

/** The clause that names where it hurts before one that has nothing but a score: `knees are killing me. id say 8`. */
const placeBefore = (scored: Clause, clauses: readonly Clause[]): Clause | null => {
  if (scored.text.search(PAIN) >= 0 || placesIn(scored.text).length > 0) return null;
  const before = clauses
    .slice(0, clauses.indexOf(scored))
    .filter(({ text, isAside }) => text.trim() !== '' && !isAside);
  const last = before.at(-1);
  if (last?.isTold !== true || last.moment.some(({ kind }) => kind === 'clock')) return null;
  const places = before.flatMap(({ text, sentence }) => (sentence === last.sentence ? placesIn(text) : []));
  return placesIn(last.text).length > 0 && new Set(places).size === 1 ? last : null;
};

export const readPain = (clauses: readonly Clause[]): KindReading | null => {
  const scores = scoresIn(clauses);
  const hurting = clauses.filter(
    (each) =>
      each.isTold &&
      (each.text.search(PAIN) >= 0 || scores.some(({ kind, clause }) => kind === 'pain' && clause === each)),
  );
  if (hurting.length === 0) return null;
  // A place in the next clause may also hurt: `migraine, left side`.
  const beside = clauses.filter((each) => each.isTold && PLACE_ALONE.test(each.text) && !hurting.includes(each));
  const named = hurting.flatMap((each) => placeBefore(each, clauses) ?? []).filter((each) => !hurting.includes(each));
  const from = clauses.filter((each) => [...hurting, ...beside, ...named].includes(each));
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
