import { type DiaryEntry, type EntryKind, localDay, localTime } from '#events/conversations/diary-entry';
import { tokens } from '#text/words/stems';
import type { KnownEntry } from '../diary/entries';
import type { LastExchange } from '../diary/last-exchange';
import { nameOfThing } from '../diary/name-of-thing';
import { anyLanguage, asWhole, asWords } from '../languages/diary-languages';
import { NAMED_KINDS } from '../languages/kind-words';
import type { RequestWords } from '../languages/request-words';
import { sameStem } from '../languages/same-things';
import { NAMED_PAINS, PLACE_DE, PLACE_EN, PLACE_ES } from './diary-patterns';
import { momentOf } from './moments';

const whole = (wordsOf: (requests: RequestWords) => string): RegExp =>
  asWhole(anyLanguage(({ requests }) => wordsOf(requests)));

export const LAST = whole(({ entry }) => entry);

const KINDS: readonly (readonly [EntryKind, RegExp])[] = NAMED_KINDS.map((kind) => [
  kind,
  whole(({ kindNames }) => kindNames[kind]),
]);

/** Words before a name that choose one of several: `the last coffee`. */
const LAST_OF = new RegExp(`^(?:${anyLanguage(({ requests }) => requests.lastOf)}) `, 'u');

export const NAMED_MEAL = whole(({ namedMeals }) => namedMeals);
const MEAL_NAME = asWords(anyLanguage(({ requests }) => requests.namedMeals));

const PAIN_AT = new RegExp(
  `^(?:(?<before>${PLACE_EN}) (?:pain|ache)|pain (?:in|on|at) (?:my |the )?(?<behind>${PLACE_EN})|dolor (?:en|de) (?:el |la |los |las |mi )?(?<spanish>${PLACE_ES})|(?<german>${PLACE_DE})(?:schmerz(?:en)?|weh))$`,
  'u',
);

/** The place in the name of a pain: `headache`, `lower back pain`. Null for any other name. */
const placeOfPain = (name: string): string | null => {
  const { before, behind, spanish, german } = PAIN_AT.exec(name)?.groups ?? {};
  return NAMED_PAINS[name] ?? before ?? behind ?? spanish ?? german ?? null;
};

/** A test for whether a name means an entry. */
export const isMeantBy = (which: string): ((entry: DiaryEntry) => boolean) => {
  const name = which.replace(LAST_OF, '').replace(/ (?:entry|one)$/u, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind !== undefined) return (entry) => entry.kind === kind;
  const where = placeOfPain(name);
  if (where !== null) return (entry) => entry.kind === 'pain' && entry.where?.toLowerCase() === where;
  if (NAMED_MEAL.test(name)) {
    const [occasion] = momentOf(`for ${name}`) ?? [];
    return (entry) => {
      if (entry.kind !== 'meal') return false;
      const words = (entry.words ?? '').toLowerCase();
      if (MEAL_NAME.test(words)) return words.includes(name);
      const hour = Number(localTime(entry.at, entry.offsetMinutes).slice(11, 13));
      return entry.said === 'time' && occasion?.kind === 'occasion' && hour >= occasion.from && hour < occasion.to;
    };
  }
  const stems = tokens(name).map(sameStem);
  return (entry) => {
    const own = tokens(nameOfThing(entry)).map(sameStem);
    return stems.length > 0 && stems.every((word) => own.includes(word));
  };
};

/**
 * The entries that a name may mean. If several have it: those of the newest day, or the one of these that was kept or
 * changed since the last message. `newest`: kept entries, newest first.
 */
export const entriesMeantBy = (
  which: string,
  newest: readonly KnownEntry[],
  { deeds }: LastExchange,
): readonly KnownEntry[] => {
  if (LAST.test(which)) return newest.slice(0, 1);
  const isMeant = isMeantBy(which);
  const all = newest.filter(({ entry }) => isMeant(entry));
  if (LAST_OF.test(which)) return all.slice(0, 1);
  const recent = all.filter(({ entryId }) => deeds.some((deed) => deed.entryId === entryId));
  if (recent.length === 1) return recent;
  const days = all.map(({ entry }) => localDay(entry.at, entry.offsetMinutes)).sort();
  return all.filter(({ entry }) => localDay(entry.at, entry.offsetMinutes) === days.at(-1)).slice(0, MAX_MEANT);
};

/** Most entries shown to choose from. */
const MAX_MEANT = 5;
