import { type EntryKind, type When, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { DAY_MINUTES, MINUTE_MS } from '#kernel/durations';
import { anyLanguage, asWords } from '../languages/diary-languages';
import type { Part } from '../languages/time-words';
import { MIDNIGHT, type Moment, type MomentPiece } from './moment-pieces';
import type { SentAt } from './sent-at';

/** Until this hour, `today` may mean the day before as well: somebody awake at 00:30 may mean either. */
export const NIGHT_ENDS = 5;
const NOON = 12;

const BEGINS: Readonly<Record<Part, number>> = { morning: 0, afternoon: 12, evening: 17, night: 18 };
const MIDDLES: Readonly<Record<Part, number>> = { morning: 9, afternoon: 15, evening: 19, night: 21 };

const isPossible = (hour: number, part: Part | null): boolean => {
  switch (part) {
    case null:
      return true;
    case 'morning':
      return hour < 12;
    case 'afternoon':
      return hour >= 12 && hour <= 20;
    case 'evening':
      return hour >= 17 && hour < 24;
    case 'night':
      return hour >= 18 || hour < NIGHT_ENDS;
  }
};

/** When something was, as far as it is known; `times`: the two candidates if it is open. */
export interface Timing {
  /** The day alone if there are two candidates. */
  readonly when: When;
  readonly times: readonly string[];
  /** Whether the clock time is still to come today, so that `times` are of the day before. */
  readonly isToCome: boolean;
}

/** What a proposal asks about its time; left out if nothing, as in proposals recorded before the fields existed. */
export const asking = (
  times: readonly string[],
  isToCome = false,
): { readonly times?: readonly string[]; readonly isToCome?: true } =>
  times.length === 0 ? {} : isToCome ? { times, isToCome } : { times };

/** Whether a kind is a feeling. Feelings are dated "now" unless a past tense says otherwise. */
export const isFelt = (kind: EntryKind): boolean => kind === 'pain' || kind === 'symptom' || kind === 'mood';

/** Whether words describe a sleep by day rather than a night's. */
export const isByDay = (words: string): boolean => NAP.test(words);
const NAP = asWords(
  anyLanguage(({ time }) => time.naps),
  'iu',
);

/** A verb for what was felt or happened earlier. */
export const IN_THE_PAST = asWords(anyLanguage(({ time }) => time.feltEarlier));

type Named = Extract<MomentPiece, { kind: 'day' }>;

/**
 * Works out when something was. Of two candidates, one is taken if the other is impossible: because of a part of the
 * day, a meal, or an hour still to come. A meal is not taken to be at night if another hour is possible. For a clock
 * time without a day that is still to come, the day before is a candidate. Null for any other future time, a
 * contradiction, or an open day.
 */
export const timingOf = (moment: Moment, sent: SentAt, isMeal = false): Timing | null => {
  const { at, offsetMinutes } = sent;
  const now = Date.parse(at);
  const local = new Date(now + offsetMinutes * MINUTE_MS);
  const today = localDay(at, offsetMinutes);
  const isNight = local.getUTCHours() < NIGHT_ENDS;
  const kinds = moment.map(({ kind }) => (kind === 'weekday' ? 'day' : kind));
  if (new Set(kinds).size < kinds.length) return null;
  const known = (time: number, said: When['said']): Timing => ({
    when: { at: new Date(time).toISOString(), offsetMinutes, said },
    times: [],
    isToCome: false,
  });
  if (moment.length === 0) return known(now, 'none');
  if (moment.some(({ kind }) => kind === 'now')) return moment.length === 1 ? known(now, 'time') : null;
  const onDay = (daysAgo: number, hour: number, minute = 0): number =>
    Date.parse(`${addDays(today, -daysAgo)}T00:00:00Z`) + (hour * 60 + minute - offsetMinutes) * MINUTE_MS;

  const ago = moment.find((piece) => piece.kind === 'ago');
  if (ago !== undefined) {
    if (moment.length > 1) return null;
    if (ago.minutes % DAY_MINUTES > 0) return known(now - ago.minutes * MINUTE_MS, 'time');
    return isNight ? null : known(now - ago.minutes * MINUTE_MS, 'day');
  }
  const occasion = moment.find((piece) => piece.kind === 'occasion');
  const span = moment.find((piece) => piece.kind === 'span');
  const timed = moment.find((piece) => piece.kind === 'clock');
  const weekday = moment.find((piece) => piece.kind === 'weekday');
  const back = weekday === undefined ? 0 : daysSince(weekday, local);
  if (back === null) return null;
  const named: Named | undefined =
    weekday === undefined
      ? moment.find((piece) => piece.kind === 'day')
      : { kind: 'day', daysAgo: back, part: weekday.part };
  const part = named?.part ?? null;

  if (span !== undefined) {
    // The entry says neither end: both would read as the hour. Its words keep them.
    if (timed !== undefined || occasion !== undefined || isNight) return null;
    const daysAgo = named?.daysAgo ?? 0;
    const isOver = hoursOfSpan(span, part).some(([, to]) => onDay(daysAgo, to.hour, to.minute) <= now);
    return isOver ? known(Math.min(now, onDay(daysAgo, NOON)), 'day') : null;
  }
  if (timed === undefined) {
    const daysAgo = dayAlone(named, occasion, weekday !== undefined, isNight);
    const begins = Math.max(part === null ? 0 : BEGINS[part], occasion?.from ?? 0);
    if (daysAgo === null || onDay(daysAgo, begins) > now) return null;
    const middle = part === null ? (occasion?.from ?? NOON) : MIDDLES[part];
    const time = daysAgo === 0 && part === null ? now : Math.min(now, onDay(daysAgo, middle));
    return known(time, 'day');
  }

  const isOfToday = named === undefined || named.daysAgo === 0;
  const earliest = isOfToday && isNight ? onDay(1, NIGHT_ENDS) : Number.NEGATIVE_INFINITY;
  const timesOn = (daysAgo: number, hours = timed.hours): readonly number[] =>
    hours
      .filter((hour) => isPossible(hour % 24, part) && isPossible(hour % 24, timed.part))
      .filter((hour) => occasion === undefined || (hour >= occasion.from && hour < occasion.to))
      // `Last night at 2` is today's date.
      .map((hour) => onDay(part === 'night' && hour < NIGHT_ENDS ? daysAgo - 1 : daysAgo, hour, timed.minute))
      .filter((time) => time <= now && time >= earliest);
  const hourOf = (time: number): number => new Date(time + offsetMinutes * MINUTE_MS).getUTCHours();
  const isAtNight = (time: number): boolean => hourOf(time) < NIGHT_ENDS;

  const days = daysOf(named, weekday !== undefined, isNight);
  let possible: readonly number[] = [...new Set(days.flatMap((daysAgo) => timesOn(daysAgo)))].sort((a, b) => a - b);
  const isBare = named === undefined && occasion === undefined && timed.part === null && timed.hours.length > 1;
  const [only] = possible;
  // In the afternoon, `at 3` may mean yesterday; in the morning, it means the night just past.
  const isDoubtful =
    only !== undefined &&
    possible.length === 1 &&
    isBare &&
    timed.hours !== MIDNIGHT &&
    !isNight &&
    isAtNight(only) &&
    (isMeal || local.getUTCHours() >= NOON || hourOf(only) === 0);
  if (isDoubtful) possible = [only - (DAY_MINUTES / 2) * MINUTE_MS, only];
  else if (isMeal && !isNight && possible.some((time) => !isAtNight(time)))
    possible = possible.filter((time) => !isAtNight(time));
  const isToCome = possible.length === 0 && named === undefined && !isNight;
  if (isToCome) {
    const dayBefore = timesOn(1);
    const awake = dayBefore.filter((time) => !isAtNight(time));
    possible = isMeal && awake.length > 0 ? awake : dayBefore;
  }
  const latest = possible.at(-1);
  if (latest === undefined || possible.length > 2) return null;
  if (possible.length === 1 && !isToCome) return known(latest, 'time');
  const inDay = new Set(possible.map((time) => localDay(new Date(time).toISOString(), offsetMinutes)));
  const noon = Date.parse(`${[...inDay][0] ?? today}T12:00:00Z`) - offsetMinutes * MINUTE_MS;
  return {
    when: known(inDay.size === 1 ? Math.min(now, noon) : latest, 'day').when,
    times: possible.map((time) => new Date(time).toISOString()),
    isToCome,
  };
};

type Span = Extract<MomentPiece, { kind: 'span' }>;
interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** The possible ends of a span within one day. */
const hoursOfSpan = ({ from, to }: Span, part: Part | null): readonly (readonly [from: Clock, to: Clock])[] =>
  from.hours.flatMap((begins) =>
    to.hours
      .filter((ends) => begins * 60 + from.minute < ends * 60 + to.minute)
      .filter(() => isPossible(begins % 24, part) && isPossible(begins % 24, from.part ?? to.part))
      .map(
        (ends) =>
          [
            { hour: begins, minute: from.minute },
            { hour: ends, minute: to.minute },
          ] as const,
      ),
  );

/** How many days ago a weekday was. Null if it may be today, or if `last` may mean this week's or the one before. */
const daysSince = ({ weekday, isLast }: Extract<MomentPiece, { kind: 'weekday' }>, local: Date): number | null => {
  const today = local.getUTCDay();
  const back = (today - weekday + 7) % 7;
  const sinceMonday = (today + 6) % 7;
  return back === 0 || (isLast && back <= sinceMonday) ? null : back;
};

/** How many days ago something without a clock time was. Null if two days are possible. */
const dayAlone = (
  named: Named | undefined,
  occasion: Extract<MomentPiece, { kind: 'occasion' }> | undefined,
  isWeekday: boolean,
  isNight: boolean,
): number | null => {
  if (!isNight || isWeekday) return named?.daysAgo ?? 0;
  if (named === undefined) return occasion !== undefined && occasion.from < BEGINS.night ? 1 : null;
  return named.daysAgo === 0 && (named.part === 'afternoon' || named.part === 'evening') ? 1 : null;
};

/** The days on which a clock time may have been, in days ago. */
const daysOf = (named: Named | undefined, isWeekday: boolean, isNight: boolean): readonly number[] => {
  const daysAgo = named?.daysAgo ?? 0;
  return isNight && !isWeekday ? [daysAgo + 1, daysAgo] : [daysAgo];
};

/** When something was, or the day alone if the time is open. Null if the person has to be asked for the day. */
export const whenOf = (moment: Moment, sent: SentAt): When | null => {
  const timing = timingOf(moment, sent);
  return timing === null || timing.isToCome ? null : timing.when;
};

/** Whether something happened on the day the message was sent. */
export const isToday = ({ at, offsetMinutes }: When, sent: SentAt): boolean =>
  localDay(at, offsetMinutes) === localDay(sent.at, sent.offsetMinutes);
