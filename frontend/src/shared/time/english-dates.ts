import { inEnglish } from '../language/language';
import * as times from './format-time';

/** Dates of pages whose texts are in English only: a German one within an English sentence would be two languages in one. */

export const longEnglishDate = (iso: string): string => inEnglish(() => times.longDate(iso));

export const englishTimeOfDay = (iso: string): string => inEnglish(() => times.timeOfDay(iso));
