import { startOfDay } from '#kernel/calendar';
import { type DailyTime, minutesAhead } from '#kernel/daily-time';
import { DAY_MS, MINUTE_MS } from '#kernel/durations';

/** Wall time is kept as the UTC time with the same digits. */
const wallTimeOf = (instant: number, timezone: string): number => instant + minutesAhead(timezone, instant) * MINUTE_MS;

/** The local calendar day, as the UTC midnight with the same digits. */
const localDayOf = (instant: number, timezone: string): number => startOfDay(wallTimeOf(instant, timezone));

/**
 * The first instant with this wall time. One that the clocks skip is as long after the change as it would have been; if that
 * is on the next day, as long before.
 */
const instantOf = (wall: number, timezone: string): number => {
  const before = wall - minutesAhead(timezone, wall - DAY_MS) * MINUTE_MS;
  const after = wall - minutesAhead(timezone, wall + DAY_MS) * MINUTE_MS;
  const isThen = (instant: number): boolean => wallTimeOf(instant, timezone) === wall;
  const isThatDay = (instant: number): boolean => localDayOf(instant, timezone) === startOfDay(wall);
  return [before, after].find(isThen) ?? [before, after].find(isThatDay) ?? before;
};

const zoneOf = ({ timezone }: DailyTime): string => timezone ?? 'UTC';

/** Start of the local week, a Monday, that an instant is in. */
export const startOfWeek = (at: Date, timezone: string | null): Date => {
  const zone = timezone ?? 'UTC';
  const day = localDayOf(at.getTime(), zone);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(instantOf(day - sinceMonday * DAY_MS, zone));
};

/** Maps a local calendar day to its time of sending. A day that the zone skips shares the next one's. */
const slotsOf = (daily: DailyTime): ((day: number) => number) => {
  const { time, setAt } = daily;
  const zone = zoneOf(daily);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const aheadThen = minutesAhead(zone, setAt.getTime());
  const chosen = startOfDay(setAt.getTime()) + (hours * 60 + minutes + aheadThen) * MINUTE_MS;
  return (day) => instantOf(day + chosen - startOfDay(chosen), zone);
};

/**
 * Time of the next daily brief: after `after`, on a later local day than the last one. Its local time is the one that was
 * chosen, also when clocks change.
 */
export const nextSendTime = (daily: DailyTime, after: Date, lastSent: Date | null): Date => {
  const zone = zoneOf(daily);
  const slotOn = slotsOf(daily);
  const sentOn = lastSent === null ? -Infinity : localDayOf(lastSent.getTime(), zone);
  for (let day = localDayOf(after.getTime(), zone); ; day += DAY_MS) {
    const slot = slotOn(day);
    if (slot > after.getTime() && localDayOf(slot, zone) > sentOn) return new Date(slot);
  }
};

/** The daily time that was last, `now` included. */
const latestSendTime = (daily: DailyTime, now: Date): Date => {
  const slotOn = slotsOf(daily);
  for (let day = localDayOf(now.getTime(), zoneOf(daily)) + DAY_MS; ; day -= DAY_MS) {
    const slot = slotOn(day);
    if (slot <= now.getTime()) return new Date(slot);
  }
};

/** The daily time that a brief made now stands for, or the one for which it waits. */
export interface DailySlot {
  readonly kind: 'now' | 'wait';
  readonly at: Date;
}

/**
 * A daily time that was missed is made up for at once if it is nearer than the next one. Otherwise two briefs would follow
 * each other by a few hours, so what was missed comes with the next. There is one for each local day.
 */
export const dailySlot = (daily: DailyTime, now: Date, lastSlot: Date | null): DailySlot => {
  const zone = zoneOf(daily);
  const latest = latestSendTime(daily, now);
  const next = nextSendTime(daily, now, lastSlot);
  const isOver = lastSlot !== null && localDayOf(latest.getTime(), zone) <= localDayOf(lastSlot.getTime(), zone);
  const isNearer = now.getTime() - latest.getTime() < next.getTime() - now.getTime();
  return !isOver && isNearer ? { kind: 'now', at: latest } : { kind: 'wait', at: next };
};
