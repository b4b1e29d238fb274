import { type When, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { DAY, MIDNIGHT, type Moment, type Part, type Piece } from './moments';
import type { SentAt } from './sent-at';

const MINUTE_MS = 60_000;

/** Until then the day of somebody who is awake goes on: told at 00:30, `today` is one day or the other. */
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

/** When something was, as far as its words tell; `times`: the two that it may have been, where they leave that open. */
export interface Timing {
  /** The day alone, where there are two times. */
  readonly when: When;
  readonly times: readonly string[];
}

/** A proposal that asks for no time is written as it was before there were any. */
export const asking = (times: readonly string[]): { readonly times?: readonly string[] } =>
  times.length === 0 ? {} : { times };

type Named = Extract<Piece, { kind: 'day' }>;

/**
 * When it was. One of two times is taken where the other cannot be: a part of the day, a meal, an hour that is still to come. Of a meal an hour of
 * the night is none where another can be. Null of what is still to come, contradicts itself, or leaves the day open.
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
  });
  if (moment.length === 0) return known(now, 'none');
  if (moment.some(({ kind }) => kind === 'now')) return moment.length === 1 ? known(now, 'time') : null;
  const onDay = (daysAgo: number, hour: number, minute = 0): number =>
    Date.parse(`${addDays(today, -daysAgo)}T00:00:00Z`) + (hour * 60 + minute - offsetMinutes) * MINUTE_MS;

  const ago = moment.find((piece) => piece.kind === 'ago');
  if (ago !== undefined) {
    if (moment.length > 1) return null;
    if (ago.minutes % DAY > 0) return known(now - ago.minutes * MINUTE_MS, 'time');
    return isNight ? null : known(now - ago.minutes * MINUTE_MS, 'day');
  }
  const occasion = moment.find((piece) => piece.kind === 'occasion');
  const timed = moment.find((piece) => piece.kind === 'clock');
  const weekday = moment.find((piece) => piece.kind === 'weekday');
  const back = weekday === undefined ? 0 : daysSince(weekday, local);
  if (back === null) return null;
  const named: Named | undefined =
    weekday === undefined ? moment.find((piece) => piece.kind === 'day') : { kind: 'day', daysAgo: back, part: null };
  const part = named?.part ?? null;

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
      // `Last night at 2` was today.
      .map((hour) => onDay(part === 'night' && hour < NIGHT_ENDS ? daysAgo - 1 : daysAgo, hour, timed.minute))
      .filter((time) => time <= now && time >= earliest);
  const hourOf = (time: number): number => new Date(time + offsetMinutes * MINUTE_MS).getUTCHours();
  const isAtNight = (time: number): boolean => hourOf(time) < NIGHT_ENDS;

  const days = daysOf(named, weekday !== undefined, isNight);
  let possible = [...new Set(days.flatMap((daysAgo) => timesOn(daysAgo)))].sort((a, b) => a - b);
  const isBare = named === undefined && occasion === undefined && timed.part === null && timed.hours.length > 1;
  const [only] = possible;
  // Told in the afternoon, `at 3` may be yesterday's; told in the morning, it was in the night that has just been.
  const isDoubtful =
    only !== undefined &&
    possible.length === 1 &&
    isBare &&
    timed.hours !== MIDNIGHT &&
    !isNight &&
    isAtNight(only) &&
    (isMeal || local.getUTCHours() >= NOON || hourOf(only) === 0);
  if (isDoubtful) possible = [only - (DAY / 2) * MINUTE_MS, only];
  else if (isMeal && !isNight && possible.some((time) => !isAtNight(time)))
    possible = possible.filter((time) => !isAtNight(time));
  const latest = possible.at(-1);
  if (latest === undefined || possible.length > 2) return null;
  if (possible.length === 1) return known(latest, 'time');
  const inDay = new Set(possible.map((time) => localDay(new Date(time).toISOString(), offsetMinutes)));
  const noon = Date.parse(`${[...inDay][0] ?? today}T12:00:00Z`) - offsetMinutes * MINUTE_MS;
  return {
    when: known(inDay.size === 1 ? Math.min(now, noon) : latest, 'day').when,
    times: possible.map((time) => new Date(time).toISOString()),
  };
};

/** How many days ago a weekday was; null where it may be today, or where `last` may be of this week or of the one before. */
const daysSince = ({ weekday, isLast }: Extract<Piece, { kind: 'weekday' }>, local: Date): number | null => {
  const today = local.getUTCDay();
  const back = (today - weekday + 7) % 7;
  const sinceMonday = (today + 6) % 7;
  return back === 0 || (isLast && back <= sinceMonday) ? null : back;
};

/** How many days ago it was, of what has no clock time; null where it may be either of two. */
const dayAlone = (
  named: Named | undefined,
  occasion: Extract<Piece, { kind: 'occasion' }> | undefined,
  isWeekday: boolean,
  isNight: boolean,
): number | null => {
  if (!isNight || isWeekday) return named?.daysAgo ?? 0;
  if (named === undefined) return occasion !== undefined && occasion.from < BEGINS.night ? 1 : null;
  return named.daysAgo === 0 && (named.part === 'afternoon' || named.part === 'evening') ? 1 : null;
};

/** The days, in numbers of days ago, on which a clock time may have been. */
const daysOf = (named: Named | undefined, isWeekday: boolean, isNight: boolean): readonly number[] => {
  const daysAgo = named?.daysAgo ?? 0;
  return isNight && !isWeekday ? [daysAgo + 1, daysAgo] : [daysAgo];
};

/** When it was, or the day alone where the words leave the time open. */
export const whenOf = (moment: Moment, sent: SentAt): When | null => timingOf(moment, sent)?.when ?? null;

/** Whether it was on the day on which it was told. */
export const isToday = ({ at, offsetMinutes }: When, sent: SentAt): boolean =>
  localDay(at, offsetMinutes) === localDay(sent.at, sent.offsetMinutes);
