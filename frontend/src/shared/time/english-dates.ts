import { inEnglish } from '../language/language';
import * as times from './format-time';

// English dates for pages that are not translated, so that no German date is in an English sentence.

export const longEnglishDate = (iso: string): string => inEnglish(() => times.longDate(iso));

export const englishTimeOfDay = (iso: string): string => inEnglish(() => times.timeOfDay(iso));
