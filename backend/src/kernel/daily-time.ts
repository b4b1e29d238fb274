import { MINUTE_MS } from './durations';
import { oncePer } from './once';

/** A time of day that a user chose. */
export interface DailyTime {
  /** HH:MM in UTC on the day it was set. What stays the same on other days is the local time that it was then. */
  readonly time: string;
  /** Time at which the time or the time zone was set. */
  readonly setAt: Date;
  /** An IANA name; null for UTC. */
  readonly timezone: string | null;
}

/** Kept, since making a format takes longer than using it; by names in lower case, of which there are some 600. */
const formatOf = oncePer(
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

/** By time zone and minute of time: formatting takes microseconds, and a look at the schedule asks the same for each tracker. */
const known = oncePer((_timezone: string) => new Map<number, number>());
const MOST_KNOWN = 10_000;

/** Minutes by which local time is ahead of UTC at an instant in milliseconds. */
export const minutesAhead = (timezone: string, instant: number): number => {
  const name = timezone.toLowerCase();
  const minute = Math.floor(instant / MINUTE_MS);
  const ofZone = known(name);
  const remembered = ofZone.get(minute);
  if (remembered !== undefined) return remembered;
  const ahead = formattedMinutesAhead(name, instant);
  if (ofZone.size >= MOST_KNOWN) ofZone.clear();
  ofZone.set(minute, ahead);
  return ahead;
};
