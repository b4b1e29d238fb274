/*
 * At which instants a local time of day occurs, told from what `Intl` shows alone, so that the product's own reckoning can be
 * held against it. Local times are looked at every half hour.
 */

export const HALF_HOUR_MS = 1_800_000;
const DAY_MINUTES = 1440;
/** Within which the clocks change once at most. */
const STRIDE = 8;

/** A local time, in minutes since the year 0 of the local calendar. */
const localMinutes = (timezone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (instant) => {
    const [date = '', time = ''] = format.format(instant).split(', ');
    return Date.parse(`${date}T${time}Z`) / 60_000;
  };
};

/** The local minutes at each half hour. */
const localTimes = (timezone: string, from: number, halfHours: number): readonly number[] => {
  const at = localMinutes(timezone);
  const times: number[] = [];
  for (let start = 0; start < halfHours; start += STRIDE) {
    const [first, last] = [at(from + start * HALF_HOUR_MS), at(from + (start + STRIDE) * HALF_HOUR_MS)];
    const isPlain = last - first === STRIDE * 30;
    for (let n = start; n < Math.min(start + STRIDE, halfHours); n++)
      times.push(isPlain ? first + (n - start) * 30 : at(from + n * HALF_HOUR_MS));
  }
  return times;
};

/**
 * The instants at which it is this local time for the first time on a day, in order. Where the clocks skip it, that is as long
 * after the change as it would have been, or as long before if that is on another day. A day that is skipped has none.
 */
export const dailySlots = (
  timezone: string,
  minuteOfDay: number,
  from: number,
  halfHours: number,
): readonly number[] => {
  const times = localTimes(timezone, from, halfHours);
  const days = new Map<number, { first: number; skipped: number; at: Map<number, number> }>();
  times.forEach((time, n) => {
    const day = Math.floor(time / DAY_MINUTES);
    const skipped = Math.max(0, time - (times[n - 1] ?? time - 30) - 30);
    const known = days.get(day) ?? { first: n, skipped: 0, at: new Map<number, number>() };
    const minute = time - day * DAY_MINUTES;
    if (!known.at.has(minute)) known.at.set(minute, n);
    known.skipped = Math.max(known.skipped, skipped % DAY_MINUTES);
    days.set(day, known);
    // A change at midnight skips the end of the day before, too.
    const before = days.get(day - 1);
    if (before !== undefined && skipped > 0 && known.first === n)
      before.skipped = Math.max(before.skipped, skipped % DAY_MINUTES);
  });
  return [...days.values()].flatMap(({ skipped, at }) => {
    const n = at.get(minuteOfDay) ?? at.get(minuteOfDay + skipped) ?? at.get(minuteOfDay - skipped);
    return n === undefined ? [] : [from + n * HALF_HOUR_MS];
  });
};

/** Calendar days as `Intl` shows them. */
export const localDays = (timezone: string): ((instant: number) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  return (instant) => format.format(instant);
};

/** The minute of the day that it is somewhere at an instant. */
export const minuteOfDay = (timezone: string, instant: number): number => localMinutes(timezone)(instant) % DAY_MINUTES;
