import { dateFormat } from '../language/locale';
import { timeTexts } from '../texts/time';
import { DAY_MS } from './durations';

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a time, or a date without a time, which is that date in every time zone. */
export const parseDate = (iso: string): Date => {
  const [, year, month, day] = DAY_ONLY.exec(iso) ?? [];
  return year === undefined ? new Date(iso) : new Date(Number(year), Number(month) - 1, Number(day));
};

/** A date stored as a time: midnight UTC, to the millisecond. */
const DAY_AS_TIME = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/;

/** The date of a value without a time; null for a time. */
export const dayAlone = (iso: string): string | null => DAY_AS_TIME.exec(iso)?.[1] ?? (DAY_ONLY.test(iso) ? iso : null);

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Midnights between two local times: 0 today, 1 yesterday. Rounded, since a day may have 23 or 25 hours. */
const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((startOfDay(later) - startOfDay(earlier)) / DAY_MS);

const long = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const monthAndDay = dateFormat({ month: 'long', day: 'numeric' });
const weekday = dateFormat({ weekday: 'long' });
/** 24 hours, whatever the locale. */
const clockTime = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 'January 5, 2025'; a value without a time is the same day in every time zone. */
export const longDate = (iso: string): string => long(parseDate(dayAlone(iso) ?? iso));

/** '14:30' */
export const timeOfDay = (iso: string): string => clockTime(parseDate(iso));

/** 'June 1', with the year if it is not the current one. */
export const shortDate = (iso: string, now: Date): string => {
  const date = parseDate(iso);
  return (date.getFullYear() === now.getFullYear() ? monthAndDay : long)(date);
};

/** Whole days since a time: 0 today, 1 yesterday. */
export const daysSince = (iso: string, now: Date): number => Math.max(0, daysBetween(parseDate(iso), now));

/** Freshness in words: 'today', 'yesterday', 'quiet for 6 days', 'quiet for 3 weeks', 'quiet for 5 months'. */
export const freshness = (iso: string, now: Date): string => {
  const { today, yesterday, quietFor } = timeTexts();
  const days = daysSince(iso, now);
  if (days === 0) return today;
  if (days === 1) return yesterday;
  if (days < 14) return quietFor(days, 'day');
  if (days < 60) return quietFor(Math.floor(days / 7), 'week');
  if (days < 730) return quietFor(Math.floor(days / 30), 'month');
  return quietFor(Math.floor(days / 365), 'year');
};

/** A past time: 'this morning', 'yesterday', 'on Tuesday', 'on August 12'. */
export const formatMoment = (iso: string, now: Date): string => {
  const texts = timeTexts();
  const date = parseDate(iso);
  const days = daysBetween(date, now);
  if (days <= 0) {
    const hour = date.getHours();
    return hour < 12 ? texts.thisMorning : hour < 18 ? texts.thisAfternoon : texts.thisEvening;
  }
  if (days === 1) return texts.yesterday;
  return days < 7 ? texts.onWeekday(weekday(date)) : texts.onDate(shortDate(iso, now));
};

/** A future time: 'in a moment', 'in 15 minutes', 'in 4 hours', 'tomorrow', 'on Friday', 'on August 12'. */
export const formatTimeUntil = (iso: string, now: Date): string => {
  const texts = timeTexts();
  const date = parseDate(iso);
  const minutes = Math.round((date.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return texts.inAMoment;
  if (minutes < 60) return texts.ahead(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours < 13) return texts.ahead(hours, 'hour');
  const days = daysBetween(now, date);
  if (days <= 0) return texts.laterToday;
  if (days === 1) return texts.tomorrow;
  return days < 7 ? texts.onWeekday(weekday(date)) : texts.onDate(shortDate(iso, now));
};

/** Time when a page was read: 'today, 06:04', 'yesterday, 18:30', 'June 1'. */
export const formatReadTime = (iso: string, now: Date): string => {
  const date = parseDate(iso);
  const days = daysBetween(date, now);
  if (days <= 0) return timeTexts().todayAt(clockTime(date));
  if (days === 1) return timeTexts().yesterdayAt(clockTime(date));
  return timeTexts().earlierOn(shortDate(iso, now));
};

/** 'a moment ago', 'a minute ago', '12 minutes ago', then as formatMoment. */
export const formatAgo = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - parseDate(iso).getTime()) / 60_000);
  if (minutes < 1) return timeTexts().aMomentAgo;
  return minutes < 60 ? timeTexts().minutesAgo(minutes) : formatMoment(iso, now);
};
