import type { Frequency } from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { dayOfLatestSlot, slotsOf } from '#kernel/daily-slots';
import type { DailyTime } from '#kernel/daily-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { fnv1a } from '#kernel/fnv1a';

const monthsAfter = (anchor: Date, months: number): Date => {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(anchor);
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moment;
};

const newestMultiple = (anchor: Date, period: number, now: Date): Date =>
  new Date(anchor.getTime() + Math.floor((now.getTime() - anchor.getTime()) / period) * period);

const newestMonth = (anchor: Date, now: Date): Date => {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const thisMonth = monthsAfter(anchor, months);
  return thisMonth > now ? monthsAfter(anchor, months - 1) : thisMonth;
};

/**
 * The latest time at which a tracker was due: its anchor plus n periods in UTC, months clamped to their last day. The
 * anchor itself is the first run. After a pause or an outage only this one time is due, so a single run catches up.
 */
export const newestDueMoment = (anchor: Date, frequency: Frequency, now: Date): Date => {
  if (now <= anchor) return anchor;
  switch (frequency) {
    case 'hour':
      return newestMultiple(anchor, HOUR_MS, now);
    case 'day':
      return newestMultiple(anchor, DAY_MS, now);
    case 'week':
      return newestMultiple(anchor, 7 * DAY_MS, now);
    case 'month':
      return newestMonth(anchor, now);
    default:
      return assertNever(frequency);
  }
};

/** The daily brief that carries the news of a tracker. */
export interface DailyBrief {
  readonly daily: DailyTime;
  /** Milliseconds by which runs precede the brief. */
  readonly lead: number;
}

/** A run takes five minutes of reading and two of concluding at most, and is retried after a quarter of an hour. */
const LEAD_MS = 30 * MINUTE_MS;
/** Most owners keep the hour that is suggested, so their runs are spread over the hour before. */
const SPREAD_MS = HOUR_MS;

/** How long before an owner's brief the runs of their trackers are due. */
export const leadOf = (ownerId: string): number => LEAD_MS + (fnv1a(ownerId) % SPREAD_MS);

/**
 * The latest time at which a tracker was due whose news goes into a daily brief: on the days of `newestDueMoment`, by
 * the calendar of its owner, ahead of the brief. A day begins with its run, so the first one after the anchor is due a
 * period later at most. Hourly trackers keep their times.
 */
export const newestDueBeforeBrief = (
  anchor: Date,
  frequency: Frequency,
  now: Date,
  { daily, lead }: DailyBrief,
): Date => {
  if (frequency === 'hour') return newestDueMoment(anchor, frequency, now);
  const dayOf = (time: Date): Date => new Date(dayOfLatestSlot(daily, time.getTime() + lead));
  const day = newestDueMoment(dayOf(anchor), frequency, dayOf(now));
  return new Date(slotsOf(daily)(day.getTime()) - lead);
};

const RETRY_PAUSES = [HOUR_MS / 4, HOUR_MS, 4 * HOUR_MS];

/**
 * The time of a retry: after 15 minutes, an hour, four hours, then once a day. `failures`: the number of consecutive
 * failures, this one included.
 */
export const retryMoment = (failedAt: Date, failures: number): Date =>
  new Date(failedAt.getTime() + (RETRY_PAUSES[failures - 1] ?? DAY_MS));
