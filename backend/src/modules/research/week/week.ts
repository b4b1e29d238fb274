import { addDays, dayOf } from '#kernel/calendar';
import { minutesAhead } from '#kernel/daily-time';
import { DAY_MS, MINUTE_MS } from '#kernel/durations';

const DAYS = 7;

/** Seven calendar days of a time zone, the last of which is today. */
export interface Week {
  /** The first day: `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  /** The start of its first day, ISO 8601 UTC. */
  readonly since: string;
}

const dayIn = (timezone: string, instant: number): string =>
  dayOf(new Date(instant + minutesAhead(timezone, instant) * MINUTE_MS).toISOString());

/** The first instant of a day; an hour early if the clocks skip midnight. */
const startOf = (day: string, timezone: string): number => {
  const wall = Date.parse(day);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - minutesAhead(timezone, near) * MINUTE_MS);
  return before !== undefined && dayIn(timezone, before) === day ? before : (after ?? wall);
};

/**
 * The last seven days rather than those since Monday, which would leave nothing to read on Monday morning. `timezone` is an
 * IANA name.
 */
export const weekUntil = (now: Date, timezone: string): Week => {
  const to = dayIn(timezone, now.getTime());
  const from = addDays(to, 1 - DAYS);
  return { from, to, since: new Date(startOf(from, timezone)).toISOString() };
};
