import { startOfDay } from './calendar';
import { type DailyTime, minutesAhead } from './daily-time';
import { DAY_MS, MINUTE_MS } from './durations';

/** Wall time is kept as the UTC time with the same digits. */
const wallTimeOf = (instant: number, timezone: string): number => instant + minutesAhead(timezone, instant) * MINUTE_MS;

/** The local calendar day, as the UTC midnight with the same digits. */
export const localDayOf = (instant: number, timezone: string): number => startOfDay(wallTimeOf(instant, timezone));

/**
 * The first instant with this wall time. One that the clocks skip is as long after the change as it would have been; if that
 * is on the next day, as long before.
 */
export const instantOf = (wall: number, timezone: string): number => {
  const before = wall - minutesAhead(timezone, wall - DAY_MS) * MINUTE_MS;
  const after = wall - minutesAhead(timezone, wall + DAY_MS) * MINUTE_MS;
  const isThen = (instant: number): boolean => wallTimeOf(instant, timezone) === wall;
  const isThatDay = (instant: number): boolean => localDayOf(instant, timezone) === startOfDay(wall);
  return [before, after].find(isThen) ?? [before, after].find(isThatDay) ?? before;
};

export const zoneOf = ({ timezone }: Pick<DailyTime, 'timezone'>): string => timezone ?? 'UTC';

/** Maps a local calendar day to the instant of the daily time. A day that the zone skips shares the next one's. */
export const slotsOf = (daily: DailyTime): ((day: number) => number) => {
  const { time, setAt } = daily;
  const zone = zoneOf(daily);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const aheadThen = minutesAhead(zone, setAt.getTime());
  const chosen = startOfDay(setAt.getTime()) + (hours * 60 + minutes + aheadThen) * MINUTE_MS;
  return (day) => instantOf(day + chosen - startOfDay(chosen), zone);
};

/** The local calendar day whose daily time was last, `now` included. */
export const dayOfLatestSlot = (daily: DailyTime, now: number): number => {
  const slotOn = slotsOf(daily);
  for (let day = localDayOf(now, zoneOf(daily)) + DAY_MS; ; day -= DAY_MS) if (slotOn(day) <= now) return day;
};
