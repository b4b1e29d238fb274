import { DAY_MS } from './durations';
import { pluralize } from '../words/pluralize';

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a time, or a date without a time, which is that date in every time zone. */
export const dateOf = (iso: string): Date => {
  const [, year, month, day] = DAY_ONLY.exec(iso) ?? [];
  return year === undefined ? new Date(iso) : new Date(Number(year), Number(month) - 1, Number(day));
};

/** A date that was stored as a time: midnight UTC, to the millisecond. */
const DAY_AS_TIME = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/;

/** The date of what has a date alone; null for a time. */
export const dayAlone = (iso: string): string | null => DAY_AS_TIME.exec(iso)?.[1] ?? (DAY_ONLY.test(iso) ? iso : null);

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Midnights between two local times: 0 today, 1 yesterday. Rounded, since a day may have 23 or 25 hours. */
const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((startOfDay(later) - startOfDay(earlier)) / DAY_MS);

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const long = format({ year: 'numeric', month: 'long', day: 'numeric' });
const monthAndDay = format({ month: 'long', day: 'numeric' });
const monthAndYear = format({ year: 'numeric', month: 'long' });
const weekday = format({ weekday: 'long' });
const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 'January 5, 2025', the same day in every time zone for what has a date alone. */
export const longDate = (iso: string): string => long.format(dateOf(dayAlone(iso) ?? iso));

/** 'September 2023' */
export const monthWords = (iso: string): string => monthAndYear.format(dateOf(iso));

/** '14:30' */
export const timeOfDay = (iso: string): string => clockTime.format(dateOf(iso));

/** 'June 1', with the year if it is not the current one. */
export const shortDate = (iso: string, now: Date): string => {
  const date = dateOf(iso);
  return (date.getFullYear() === now.getFullYear() ? monthAndDay : long).format(date);
};

/** A number of days in words: 'today', 'yesterday', '6 days', '3 weeks', '5 months'. */
const span = (days: number): string => {
  if (days < 14) return pluralize(days, 'day');
  if (days < 60) return pluralize(Math.floor(days / 7), 'week');
  if (days < 730) return pluralize(Math.floor(days / 30), 'month');
  return pluralize(Math.floor(days / 365), 'year');
};

/** How long to wait, never too short: 'in 40 seconds', 'in 3 minutes'. */
export const waitWords = (seconds: number): string =>
  seconds < 60 ? `in ${pluralize(Math.ceil(seconds), 'second')}` : `in ${pluralize(Math.ceil(seconds / 60), 'minute')}`;

/** Freshness in words: 'today', 'yesterday', 'quiet for 6 days'. */
export const freshness = (iso: string, now: Date): string => {
  const days = daysBetween(dateOf(iso), now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return `quiet for ${span(days)}`;
};

/** A past time: 'this morning', 'yesterday', 'on Tuesday', 'on August 12'. */
export const momentWords = (iso: string, now: Date): string => {
  const date = dateOf(iso);
  const days = daysBetween(date, now);
  if (days <= 0) {
    const hour = date.getHours();
    return hour < 12 ? 'this morning' : hour < 18 ? 'this afternoon' : 'this evening';
  }
  if (days === 1) return 'yesterday';
  if (days < 7) return `on ${weekday.format(date)}`;
  return `on ${shortDate(iso, now)}`;
};

/** A future time: 'in a moment', 'in 15 minutes', 'in 4 hours', 'tomorrow', 'on Friday', 'on August 12'. */
export const untilWords = (iso: string, now: Date): string => {
  const date = dateOf(iso);
  const minutes = Math.round((date.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'in a moment';
  if (minutes < 60) return `in ${pluralize(minutes, 'minute')}`;
  const hours = Math.round(minutes / 60);
  if (hours < 13) return `in ${pluralize(hours, 'hour')}`;
  const days = daysBetween(now, date);
  if (days <= 0) return 'later today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? `on ${weekday.format(date)}` : `on ${shortDate(iso, now)}`;
};

/** Time when a page was read: 'today, 06:04', 'yesterday, 18:30', 'June 1'. */
export const readWords = (iso: string, now: Date): string => {
  const date = dateOf(iso);
  const days = daysBetween(date, now);
  if (days <= 0) return `today, ${clockTime.format(date)}`;
  if (days === 1) return `yesterday, ${clockTime.format(date)}`;
  return shortDate(iso, now);
};

/** 'a moment ago', 'a minute ago', '12 minutes ago', then as momentWords. */
export const agoWords = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - dateOf(iso).getTime()) / 60_000);
  if (minutes < 1) return 'a moment ago';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return momentWords(iso, now);
};
