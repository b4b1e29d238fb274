import { DAY_MS } from './durations';

/** Calendar days in UTC, as `2026-11-22`. */

/** The day of an ISO 8601 time in UTC. */
export const dayOf = (time: string): string => time.slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS).toISOString());

/** The start of the day of a time, both in milliseconds, UTC. */
export const startOfDay = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** All days from one to another, both included. */
export const daysFrom = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_none, after) => addDays(from, after));

/** The day of a date as written, in its author's time zone. */
export const calendarDay = (date: string | null): string | null => date?.slice(0, 10) ?? null;
