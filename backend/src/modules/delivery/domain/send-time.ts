import { type DailyTime, minutesAhead } from '#kernel/daily-time';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Wall time is kept as the UTC time with the same digits. */
const wallTimeOf = (instant: number, timezone: string): number => instant + minutesAhead(timezone, instant) * MINUTE_MS;

/** The first instant with this wall time. One that the clocks skip is as long after the change as it would have been. */
const instantOf = (wall: number, timezone: string): number => {
  const before = wall - minutesAhead(timezone, wall - DAY_MS) * MINUTE_MS;
  const after = wall - minutesAhead(timezone, wall + DAY_MS) * MINUTE_MS;
  return wallTimeOf(before, timezone) === wall ? before : wallTimeOf(after, timezone) === wall ? after : before;
};

/** The local calendar day, as the UTC midnight with the same digits. */
const localDayOf = (instant: number, timezone: string): number =>
  Math.floor(wallTimeOf(instant, timezone) / DAY_MS) * DAY_MS;

/**
 * When the next daily brief is sent: after `after`, on a later local day than the last one. Its local time is the one that
 * was chosen, also when clocks change.
 */
export const nextSendTime = ({ time, setAt, timezone }: DailyTime, after: Date, lastSent: Date | null): Date => {
  const zone = timezone ?? 'UTC';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const dayOfSetting = Math.floor(setAt.getTime() / DAY_MS) * DAY_MS;
  const chosen = dayOfSetting + (hours * 60 + minutes) * MINUTE_MS;
  const timeOfDay = (((chosen + minutesAhead(zone, setAt.getTime()) * MINUTE_MS) % DAY_MS) + DAY_MS) % DAY_MS;

  const sentOn = lastSent === null ? -Infinity : localDayOf(lastSent.getTime(), zone);
  for (let day = localDayOf(after.getTime(), zone); ; day += DAY_MS) {
    const candidate = instantOf(day + timeOfDay, zone);
    if (candidate > after.getTime() && day > sentOn) return new Date(candidate);
  }
};
