import { type When, localTime } from '#events/conversations/diary-entry';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { withMealHours } from '../proposing/meal-hours';
import type { Moment, MomentPiece } from '../proposing/moment-pieces';
import { isLastNight } from '../proposing/moments';
import { saysOtherDay, saysTime } from '../proposing/said-times';
import type { SentAt } from '../proposing/sent-at';
import { isSince, timingSince } from '../proposing/since-then';
import { IN_THE_PAST, NIGHT_ENDS, type Timing, isByDay, isFelt, timingOf } from '../proposing/timing';
import type { Clause } from './clause';
import type { KindOfThing, KindReading, PartialThing } from './reading-of-kind';
import { isClock, isListed } from './time-of-list';

const distinct = (moment: Moment): Moment =>
  moment.filter((piece, at) => moment.findIndex((other) => JSON.stringify(other) === JSON.stringify(piece)) === at);

/** Whether a clause is nothing but a time: `since ten,`. */
const isTimeAlone = ({ text, moment }: Clause): boolean => text.trim() === '' && moment.length > 0;

const isDay = ({ kind }: MomentPiece): boolean => kind === 'day' || kind === 'weekday';
const isNight = (piece: MomentPiece): boolean => piece.kind === 'day' && piece.part === 'night';
const withoutPart = (piece: MomentPiece): MomentPiece =>
  piece.kind === 'day' || piece.kind === 'weekday' ? { ...piece, part: null } : piece;
const isOtherDay = (piece: MomentPiece): boolean =>
  piece.kind === 'weekday' || (piece.kind === 'day' && piece.daysAgo > 0);

/**
 * The time of some clauses: their own words, a time alone next to them, and the day that their sentence named before.
 */
const momentOf = (from: readonly Clause[], clauses: readonly Clause[]): Moment => {
  const own = from.flatMap(({ moment }) => moment);
  const sentences = new Set(from.map(({ sentence }) => sentence));
  const around = clauses.filter((each) => sentences.has(each.sentence) && !from.includes(each));
  const alone = own.some(isClock) ? [] : around.filter(isTimeAlone).flatMap(({ moment }) => moment);
  const told = [...own, ...alone];
  if (told.some(isDay)) return distinct(told);
  const first = clauses.findIndex((each) => from.includes(each));
  const before = around.filter((each) => each.isOwn && clauses.indexOf(each) < first);
  // After `last night`, a feeling need not be of that night.
  const days = before.flatMap(({ moment }) => moment).filter((piece) => isDay(piece) && !isNight(piece));
  // A part of the day in another clause need not apply to this clock time: `a tea at 10 this morning and a sandwich at
  // 1`.
  return distinct([...told, ...(told.some(isClock) ? days.map(withoutPart) : days)]);
};

const saysUnreadDay = ({ rest }: Clause): boolean => saysOtherDay(rest.replace(NO_OTHER_DAY, ' '));

/** Whether the text so far mentions another day, so that a thing without a day may be of either. */
const isOfAnyDay = (moment: Moment, from: readonly Clause[], clauses: readonly Clause[]): boolean => {
  const last = Math.max(...from.map(({ sentence }) => sentence));
  return (
    !moment.some(isDay) &&
    clauses.some(
      (each) => each.sentence <= last && !from.includes(each) && (each.moment.some(isOtherDay) || saysUnreadDay(each)),
    )
  );
};
/** Future days, and words with `day` that name no other day: `next week`, `most of the day`. */
const NO_OTHER_DAY = asWords(
  anyLanguage(({ time }) => time.noOtherDay),
  'gu',
);

const TIMED_MEAL = asWords(
  anyLanguage(({ food }) => food.timedMeals),
  'gu',
);
/** The unread words about time without a meal next to a clock time, which adds nothing: `breakfast 7:30`. */
const withoutMeal = (rest: string, moment: Moment): string =>
  moment.some(isClock) ? rest.replace(TIMED_MEAL, ' ') : rest;

const HOUR_ALONE = new RegExp(`^ \\d{1,2}(?: (?:${anyLanguage(({ time }) => time.hourNoun)}))? $`, 'u');

/** Whether the next clause is a number that continues the time, and none of the thing: `at 8 and 20`. */
const isFollowedByHour = (clause: Clause, from: readonly Clause[], clauses: readonly Clause[]): boolean => {
  const next = clauses[clauses.indexOf(clause) + 1];
  return (
    clause.moment.some(isClock) &&
    next?.sentence === clause.sentence &&
    !from.includes(next) &&
    (HOUR_ALONE.test(next.text) || (isTimeAlone(next) && next.moment.some(isClock)))
  );
};

/** Whether a clock time or a meal is still to come or of an unsure day. What is next to it may then also be of the day before. */
const isUnsure = (moment: Moment, sent: SentAt): boolean => {
  if (!moment.some(({ kind }) => kind === 'clock' || kind === 'occasion')) return false;
  const timing = timingOf(moment, sent);
  return timing === null || timing.isToCome;
};

const saysAnyTime = ({ moment, rest }: Clause): boolean => moment.length > 0 || saysTime(rest);

/** Whether the time is that of a cause rather than of the symptom: `gassy after that pizza last night`. */
const isOfCause = ({ marked }: Clause): boolean => CAUSE_BEFORE_TIME.test(marked);
const BEFORE_CAUSE = anyLanguage(({ time }) => time.beforeCause);
const CAUSE_BEFORE_TIME = new RegExp(`(?<!\\p{L})(?:${BEFORE_CAUSE}) \\p{L}[^\\u0001]*\\u0001`, 'u');

/** Whether a medicine only says after what something else happened: `vomited at 11 after the methotrexate`. */
const isCauseIn = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${BEFORE_CAUSE}) (?:\\p{L}+ ){0,2}${name}(?!\\p{L})`, 'u').test(text);

/** Something continues since an earlier time: `since then my feet tingle`. */
const GOING_ON_SINCE = asWords(anyLanguage(({ time }) => time.goingOnSince));

/** Whether the time in a clause is that of something else. */
const isTimeOfOther = (thing: PartialThing, clause: Clause): boolean =>
  thing.kind === 'medication'
    ? isCauseIn(clause.text, thing.name ?? '')
    : isFelt(thing.kind) && (isOfCause(clause) || GOING_ON_SINCE.test(clause.rest));

const TODAY: Moment = [{ kind: 'day', daysAgo: 0, part: null }];

/** A sleep is dated to the day of waking; its clock times are those of going to bed and getting up. */
const ofSleep = (moment: Moment): Moment => {
  const days = moment.filter((piece) => !isClock(piece));
  return isLastNight(days) ? TODAY : days;
};

const OF_NIGHT = asWords(anyLanguage(({ time }) => time.ofNight));
/** Whether words that were not read as a time may mean the evening before. */
const mayBeOfTheNight = (rest: string): boolean => OF_NIGHT.test(rest);

const NOON = 12;
const hourOf = ({ at, offsetMinutes }: SentAt): number => Number(localTime(at, offsetMinutes).slice(11, 13));

/** Matches what is felt at the time of writing. */
const IN_THE_PRESENT = asWords(anyLanguage(({ time }) => time.feltNow));
/** A message with a score and at most this many words says only what is felt. */
const MOST_WORDS = 4;

/** Whether a score is all that a message says: `headache, 6/10`. */
const isBareScore = (from: readonly Clause[], clauses: readonly Clause[]): boolean => {
  const text = from.map((each) => each.text).join(' ');
  return from.length === clauses.length && /\p{N}/u.test(text) && text.trim().split(/\s+/u).length <= MOST_WORDS;
};

/**
 * The time of something without one: noted when the message was sent. A feeling is of that moment only if the message
 * says so (`still nauseous`); otherwise it was some time that day (`Nauseous on the bus. Didn't throw up.`). Null if
 * the message was sent at night, so that the day is open.
 */
const untimed = (
  kind: KindOfThing,
  from: readonly Clause[],
  clauses: readonly Clause[],
  sent: SentAt,
): Timing | null => {
  const noted: Timing = { when: { ...sent, said: 'none' }, times: [], isToCome: false };
  if (!isFelt(kind)) return noted;
  const isPast = from.some(({ text }) => IN_THE_PAST.test(text));
  const isNow = !isPast && (from.some(({ text }) => IN_THE_PRESENT.test(text)) || isBareScore(from, clauses));
  if (isNow) return noted;
  if (hourOf(sent) >= NIGHT_ENDS) return timingOf(TODAY, sent);
  return clauses.some(({ text, isOwn }) => isOwn && IN_THE_PAST.test(text)) ? null : noted;
};

/** The day of a thing whose hour was not understood, if the day was stated or can only be today. */
const dayOfUnreadHour = (unread: readonly string[], moment: Moment, sent: SentAt): Timing | null => {
  const days = moment.filter(isDay);
  // A night spans two days.
  if (unread.some(mayBeOfTheNight)) return null;
  if (days.length > 0) return timingOf(days, sent);
  return hourOf(sent) < NOON ? null : timingOf(TODAY, sent);
};

/** Whether something was had at a meal: what is drunk beside food has its hour. */
const isOfMeal = (kind: KindOfThing, from: readonly Clause[], clauses: readonly Clause[]): boolean =>
  kind === 'meal' ||
  (kind === 'drink' &&
    from.some(({ sentence }) =>
      clauses.some((each) => each.sentence === sentence && kindsSpokenOf(each.words).includes('meal')),
    ));

/** When something happened, as far as the message says. Null if the message mentions a time but leaves the day open. */
export const timingOfReading = (
  { thing, from, isOfSeveral }: KindReading,
  clauses: readonly Clause[],
  sent: SentAt,
): Timing | null => {
  const { kind } = thing;
  if (!clauses.some(saysAnyTime)) return untimed(kind, from, clauses, sent);
  if (isOfSeveral || from.some((each) => isFollowedByHour(each, from, clauses))) return null;
  if (from.some((each) => isTimeOfOther(thing, each))) return null;
  const told = momentOf(from, clauses).filter(({ kind: piece }, _, all) => piece !== 'now' || all.length === 1);
  if (kind === 'sleep' && from.some(({ words }) => isByDay(words))) return null;
  const timed = kind === 'sleep' ? ofSleep(told) : told;
  if (isOfAnyDay(timed, from, clauses) || from.some(saysUnreadDay)) return null;
  const unread = kind === 'sleep' ? [] : from.map(({ rest }) => withoutMeal(rest, timed)).filter(saysTime);
  if (unread.length > 0) return dayOfUnreadHour(unread, timed, sent);
  const moment = isListed(kind) ? withMealHours(timed, from.map(({ text }) => text).join(' ')) : timed;
  if (moment.length > 0)
    return isSince(moment) && !isFelt(kind)
      ? timingSince(moment, sent)
      : timingOf(moment, sent, isOfMeal(kind, from, clauses));
  const others = clauses.filter((each) => !from.includes(each) && saysAnyTime(each));
  if (others.some((each) => isUnsure(each.moment, sent))) return null;
  // Next to something at some time today, it may have been at that time or now.
  return others.length > 0 && told.length === 0 ? timingOf(TODAY, sent) : untimed(kind, from, clauses, sent);
};

/** The time for a form, which shows by itself if that is the message's. Null if a time is mentioned but unsure. */
export const whenOfReading = (told: KindReading, clauses: readonly Clause[], sent: SentAt): When | null => {
  const timing = timingOfReading(told, clauses, sent);
  if (timing === null || timing.isToCome) return null;
  return clauses.some(saysAnyTime) ? timing.when : { ...sent, said: 'none' };
};
