import { type When, localTime } from '#events/conversations/diary-entry';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { isLastNight } from '../proposing/moments';
import type { Moment, Piece } from '../proposing/moment-pieces';
import type { SentAt } from '../proposing/sent-at';
import { saysOtherDay, saysTime } from '../proposing/said-times';
import { isSince, timingSince } from '../proposing/since-then';
import { IN_THE_PAST, NIGHT_ENDS, type Timing, isByDay, isFelt, timingOf } from '../proposing/timing';
import type { KindOfThing, KindReading } from './reading-of-kind';
import type { Clause } from './clause';

export const isClock = ({ kind }: Piece): boolean => kind === 'clock' || kind === 'ago' || kind === 'now';

const distinct = (moment: Moment): Moment =>
  moment.filter((piece, at) => moment.findIndex((other) => JSON.stringify(other) === JSON.stringify(piece)) === at);

/** A clause of which nothing is left but its time: `since ten,`. */
const isTimeAlone = ({ text, moment }: Clause): boolean => text.trim() === '' && moment.length > 0;

const isDay = ({ kind }: Piece): boolean => kind === 'day' || kind === 'weekday';
const isNight = (piece: Piece): boolean => piece.kind === 'day' && piece.part === 'night';
const withoutPart = (piece: Piece): Piece =>
  piece.kind === 'day' || piece.kind === 'weekday' ? { ...piece, part: null } : piece;
const isOtherDay = (piece: Piece): boolean => piece.kind === 'weekday' || (piece.kind === 'day' && piece.daysAgo > 0);

/**
 * What a message says of the time of what stands in these clauses: what stands in them, a time alone beside them, and the day that their
 * sentence named before.
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
  // What was felt after `last night` need not be of it.
  const days = before.flatMap(({ moment }) => moment).filter((piece) => isDay(piece) && !isNight(piece));
  // The part of the day that stands before a clock time need not be its own: `a tea at 10 this morning and a sandwich at 1`.
  return distinct([...told, ...(told.some(isClock) ? days.map(withoutPart) : days)]);
};

const saysUnreadDay = ({ rest }: Clause): boolean => saysOtherDay(rest.replace(NO_OTHER_DAY, ' '));

/** Whether its own sentence or one before it tells of another day, so that what has no day may be of either. */
const isOfAnyDay = (moment: Moment, from: readonly Clause[], clauses: readonly Clause[]): boolean => {
  const last = Math.max(...from.map(({ sentence }) => sentence));
  return (
    !moment.some(isDay) &&
    clauses.some(
      (each) => each.sentence <= last && !from.includes(each) && (each.moment.some(isOtherDay) || saysUnreadDay(each)),
    )
  );
};
/** Days to come, of which nothing is told, and what is no other day: `next week`, `most of the day`. */
const NO_OTHER_DAY = asWords(
  anyLanguage(({ time }) => time.noOtherDay),
  'gu',
);

const TIMED_MEAL = asWords(
  anyLanguage(({ food }) => food.timedMeals),
  'gu',
);
/** What is left without a meal beside a clock time, which says no more of it: `breakfast 7:30`. */
const withoutMeal = (rest: string, moment: Moment): string =>
  moment.some(isClock) ? rest.replace(TIMED_MEAL, ' ') : rest;

const HOUR_ALONE = new RegExp(`^ \\d{1,2}(?: (?:${anyLanguage(({ time }) => time.hourNoun)}))? $`, 'u');

/** Whether a number alone goes on with a time: `at 8 and 20`. */
const isFollowedByHour = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const next = clauses[clauses.indexOf(clause) + 1];
  return (
    clause.moment.some(isClock) &&
    next?.sentence === clause.sentence &&
    (HOUR_ALONE.test(next.text) || (isTimeAlone(next) && next.moment.some(isClock)))
  );
};

/** Whether a clock time is still to come, or of no sure day: what stands beside it may be of the day before, too. */
const isUnsure = (moment: Moment, sent: SentAt): boolean => {
  if (!moment.some(({ kind }) => kind === 'clock')) return false;
  const timing = timingOf(moment, sent);
  return timing === null || timing.isToCome;
};

const saysAnyTime = ({ moment, rest }: Clause): boolean => moment.length > 0 || saysTime(rest);

/** Whether a time is of what something was felt after, which need not be when it was felt: `gassy after that pizza last night`. */
const isOfCause = ({ marked }: Clause): boolean => CAUSE_BEFORE_TIME.test(marked);
const CAUSE_BEFORE_TIME = new RegExp(
  `(?<!\\p{L})(?:${anyLanguage(({ time }) => time.beforeCause)}) \\p{L}[^\\u0001]*\\u0001`,
  'u',
);

const TODAY: Moment = [{ kind: 'day', daysAgo: 0, part: null }];

/** Sleep has the day on which somebody woke; its clock times are those of going to bed and getting up. */
const ofSleep = (moment: Moment): Moment => {
  const days = moment.filter((piece) => !isClock(piece));
  return isLastNight(days) ? TODAY : days;
};

/** Says that something goes on from a time before: `since then my feet tingle`. */
const GOING_ON_SINCE = asWords(anyLanguage(({ time }) => time.goingOnSince));

const OF_NIGHT = asWords(anyLanguage(({ time }) => time.ofNight));
/** Whether words that were not read as a time may be one of the evening before. */
const mayBeOfTheNight = (rest: string): boolean => OF_NIGHT.test(rest);

const NOON = 12;
const hourOf = ({ at, offsetMinutes }: SentAt): number => Number(localTime(at, offsetMinutes).slice(11, 13));

/** What is felt while it is told. */
const IN_THE_PRESENT = asWords(anyLanguage(({ time }) => time.feltNow));
/**
 * Of what says no time: that it was noted then. What is felt is felt now only where that is said (`still nauseous`); else it was some time
 * on that day (`Nauseous on the bus. Didn't throw up.`), and is not read where a night's message leaves open on which of two.
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
  const isNow = !isPast && from.some(({ text }) => IN_THE_PRESENT.test(text));
  if (isNow) return noted;
  if (hourOf(sent) >= NIGHT_ENDS) return timingOf(TODAY, sent);
  return clauses.some(({ text, isOwn }) => isOwn && IN_THE_PAST.test(text)) ? null : noted;
};

/** Of an hour that was not read: its day, where that was said, or where the hour can only be one of today. */
const dayOfUnreadHour = (unread: readonly string[], moment: Moment, sent: SentAt): Timing | null => {
  const days = moment.filter(isDay);
  // A night is of two days.
  if (unread.some(mayBeOfTheNight)) return null;
  if (days.length > 0) return timingOf(days, sent);
  return hourOf(sent) < NOON ? null : timingOf(TODAY, sent);
};

/** When something was, as far as the message tells; null where it says so, but leaves open which day it was. */
export const timingOfReading = (
  { thing: { kind }, from, isOfSeveral }: KindReading,
  clauses: readonly Clause[],
  sent: SentAt,
): Timing | null => {
  if (!clauses.some(saysAnyTime)) return untimed(kind, from, clauses, sent);
  if (isOfSeveral || from.some((each) => isFollowedByHour(each, clauses))) return null;
  if (isFelt(kind) && from.some((each) => isOfCause(each) || GOING_ON_SINCE.test(each.rest))) return null;
  const told = momentOf(from, clauses).filter(({ kind: piece }, _, all) => piece !== 'now' || all.length === 1);
  if (kind === 'sleep' && from.some(({ words }) => isByDay(words))) return null;
  const moment = kind === 'sleep' ? ofSleep(told) : told;
  if (isOfAnyDay(moment, from, clauses) || from.some(saysUnreadDay)) return null;
  const unread = kind === 'sleep' ? [] : from.map(({ rest }) => withoutMeal(rest, moment)).filter(saysTime);
  if (unread.length > 0) return dayOfUnreadHour(unread, moment, sent);
  if (moment.length > 0)
    return isSince(moment) && !isFelt(kind) ? timingSince(moment, sent) : timingOf(moment, sent, kind === 'meal');
  const others = clauses.filter((each) => !from.includes(each) && saysAnyTime(each));
  if (others.some((each) => isUnsure(each.moment, sent))) return null;
  // Beside what was at some time today, it may have been then or now.
  return others.length > 0 && told.length === 0 ? timingOf(TODAY, sent) : untimed(kind, from, clauses, sent);
};

/** When something was, for a form, which says itself that a time is that of the message; null where one is said, but not sure. */
export const whenOfReading = (told: KindReading, clauses: readonly Clause[], sent: SentAt): When | null => {
  const timing = timingOfReading(told, clauses, sent);
  if (timing === null || timing.isToCome) return null;
  return clauses.some(saysAnyTime) ? timing.when : { ...sent, said: 'none' };
};
