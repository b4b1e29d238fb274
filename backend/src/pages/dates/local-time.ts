import { MINUTE_MS } from '#kernel/durations';

/** Clocks that differ by less are only not set well. */
const MAX_CLOCK_SKEW_MS = 15 * MINUTE_MS;
const HALF_HOUR = 30 * MINUTE_MS;
/** Offset of the place furthest ahead of UTC, in milliseconds. */
const MAX_UTC_OFFSET_MS = 14 * 60 * MINUTE_MS;

/** How far a moment that is given in UTC lies after `now`, if it can be a local time that is called UTC; 0 otherwise. */
const aheadOf = (date: string, now: number): number => {
  const ahead = date.endsWith('Z') ? Date.parse(date) - now : 0;
  return ahead > 0 && ahead <= MAX_UTC_OFFSET_MS ? ahead : 0;
};

const withOffset = (date: string, offset: number): string => {
  const minutes = offset / MINUTE_MS;
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  return date.replace(/Z$/, `+${two(minutes / 60)}:${two(minutes % 60)}`);
};

/**
 * Corrects the dates of a source some of whose dates are after `now`. What is hours ahead is the local time of a place east of
 * Greenwich, called UTC by mistake: all of them keep their day and time, with the least offset by which none is in the future.
 */
export const asLocalTimes = (dates: readonly string[], now: Date): ((date: string) => string) => {
  const most = Math.max(0, ...dates.map((date) => aheadOf(date, now.getTime())));
  if (most === 0) return (date) => date;
  if (most <= MAX_CLOCK_SKEW_MS) return (date) => (aheadOf(date, now.getTime()) > 0 ? now.toISOString() : date);
  const offset = Math.ceil(most / HALF_HOUR) * HALF_HOUR;
  return (date) => (date.endsWith('Z') ? withOffset(date, offset) : date);
};
