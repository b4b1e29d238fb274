import { dateFormat } from '../language/locale';
import { timeTexts } from '../texts/time';
import { daysSince, parseDate, shortDate } from './format-time';

const medium = dateFormat({ dateStyle: 'medium' });
const monthAndYear = dateFormat({ year: 'numeric', month: 'long' });

/** 'Aug 22, 2026' */
export const mediumDate = (iso: string): string => medium(parseDate(iso));

/** 'September 2023' */
export const formatMonth = (iso: string): string => monthAndYear(parseDate(iso));

/** The reader's day: '2026-08-22'. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day of a past time: 'today', 'yesterday', 'June 1'. */
export const dayName = (iso: string, now: Date): string => {
  const days = daysSince(iso, now);
  if (days === 0) return timeTexts().today;
  return days === 1 ? timeTexts().yesterday : shortDate(iso, now);
};
