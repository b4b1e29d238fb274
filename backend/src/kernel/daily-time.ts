import { MINUTE_MS } from './durations';
import { memoize, memoizeBounded } from './memoize';

/** A time of day that a user chose. */
export interface DailyTime {
  /** HH:MM in UTC on the day it was set. What stays the same on other days is the local time that it was then. */
  readonly time: string;
  /** Time at which the time or the time zone was set. */
  readonly setAt: Date;
  /** An IANA name; null for UTC. */
  readonly timezone: string | null;
}

/** Cached by lower-case name of the zone (about 600): constructing a formatter is expensive. */
const formatOf = memoize(
  (timezone: string) => new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' }),
);

/** Whether it is the IANA name of a time zone, such as Europe/Berlin. */
export const isTimezone = (name: string): boolean => {
  // Offsets such as +01:00 have no summer time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const formattedMinutesAhead = (timezone: string, instant: number): number => {
  const name =
    formatOf(timezone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const MOST_MINUTES = 10_000;

/** Cached, since formatting takes microseconds and a look at the schedule asks the same for each tracker. */
const minutesAheadIn = memoize((timezone: string) =>
  memoizeBounded((minute: number) => formattedMinutesAhead(timezone, minute * MINUTE_MS), MOST_MINUTES),
);

/** Minutes by which local time is ahead of UTC at an instant in milliseconds. */
export const minutesAhead = (timezone: string, instant: number): number =>
  minutesAheadIn(timezone.toLowerCase())(Math.floor(instant / MINUTE_MS));
