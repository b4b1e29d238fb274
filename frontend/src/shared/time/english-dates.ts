import { inEnglish } from '../language/language';
import * as calendarDays from './calendar-days';
import * as times from './format-time';

/** Dates of pages whose texts are in English only: a German one within an English sentence would be two languages in one. */

export const longDate = (iso: string): string => inEnglish(() => times.longDate(iso));

export const shortDate = (iso: string, now: Date): string => inEnglish(() => times.shortDate(iso, now));

export const mediumDate = (iso: string): string => inEnglish(() => calendarDays.mediumDate(iso));

export const timeOfDay = (iso: string): string => inEnglish(() => times.timeOfDay(iso));

export const formatMoment = (iso: string, now: Date): string => inEnglish(() => times.formatMoment(iso, now));

export const formatFreshness = (fresh: times.Freshness): string => inEnglish(() => times.formatFreshness(fresh));
