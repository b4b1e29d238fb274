import { dayOfLatestSlot, instantOf, localDayOf, slotsOf, zoneOf } from '#kernel/daily-slots';
import type { DailyTime } from '#kernel/daily-time';
import { DAY_MS } from '#kernel/durations';

/** Start of the local week, a Monday, that an instant is in. */
export const startOfWeek = (at: Date, timezone: string | null): Date => {
  const zone = zoneOf({ timezone });
  const day = localDayOf(at.getTime(), zone);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(instantOf(day - sinceMonday * DAY_MS, zone));
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

/** The daily time that a brief made now belongs to, or the one for which it waits. */
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
  const latest = new Date(slotsOf(daily)(dayOfLatestSlot(daily, now.getTime())));
  const next = nextSendTime(daily, now, lastSlot);
  const isOver = lastSlot !== null && localDayOf(latest.getTime(), zone) <= localDayOf(lastSlot.getTime(), zone);
  const isNearer = now.getTime() - latest.getTime() < next.getTime() - now.getTime();
  return !isOver && isNearer ? { kind: 'now', at: latest } : { kind: 'wait', at: next };
};
