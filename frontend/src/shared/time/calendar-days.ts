import { dateFormat } from '../language/locale';
import { parseDate } from './format-time';

const medium = dateFormat({ dateStyle: 'medium' });

/** 'Aug 22, 2026' */
export const mediumDate = (iso: string): string => medium(parseDate(iso));

/** The reader's day: '2026-08-22'. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
