import { startOfDay } from '#kernel/calendar';
import { capitalise } from '#kernel/capitalise';
import { memoize } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import { atPresent, finished, mayNameOwnTime, openingDay, ownPeriod } from '#text/languages/english/own-days';
import type { Language } from '#text/languages/language';
import { days } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { FOREIGN_QUOTATION } from '#text/words/quotations';

const withoutQuotations = (text: string): string => text.replace(FOREIGN_QUOTATION, '“”');

/** Whether a sentence no longer reads right on the day after its page. */
export const usesRelativeDay = (text: string, language: Language | null): boolean =>
  (language ?? english).news.ownDay.test(withoutQuotations(text));

const FEW_MONTHS = days(120);
const A_SEASON = days(92);

/** The end of the period of writing, after which `this week` or `last month` means another one. */
const endOfPeriod = (unit: string, writtenAt: number): number => {
  const day = new Date(writtenAt);
  switch (unit) {
    case 'week':
    case 'weekend':
      return startOfDay(writtenAt) + days(7);
    case 'month':
      return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
    case 'year':
      return Date.UTC(day.getUTCFullYear() + 1, 0, 1);
    default:
      return startOfDay(writtenAt) + A_SEASON;
  }
};

/** The end of `this week` and the like, in English only. */
const endInEnglish = (own: string, writtenAt: number): number | null => {
  const period = ownPeriod.exec(own)?.[1];
  if (period !== undefined) return endOfPeriod(period.toLowerCase(), writtenAt);
  return atPresent.test(own) ? startOfDay(writtenAt) + FEW_MONTHS : null;
};

/**
 * Until when the words of a sentence mean what they meant on the day of its page: `Today, the council …`, `last month`.
 * In milliseconds, UTC, like `writtenAt`; null if they always do. After that the sentence still reports the truth but
 * reads wrong.
 */
export const ownTimeEnds = (text: string, writtenAt: number): number | null => {
  const language = languageOf(text);
  if (language === null && !mayNameOwnTime.test(text)) return null;
  if (usesRelativeDay(text, language)) return startOfDay(writtenAt) + days(1);
  return language === null ? endInEnglish(withoutQuotations(text), writtenAt) : null;
};

/**
 * An adverb at the head that a comma sets off, in languages whose word order does not depend on it: `Hoy, el alcalde
 * …`.
 */
const openingDayOf = memoize(
  ({ news }: Language): RegExp => new RegExp(String.raw`^(?:${news.ownDay.source}), (?=\p{L})`, 'iu'),
);

const withoutOpeningDay = (text: string, language: Language | null): string => {
  const opening = (language === null ? openingDay : openingDayOf(language)).exec(text)?.[0] ?? '';
  return text.slice(opening.length);
};

/** Removes the word for its own day, as in `Today, the mayor signed the ban.` Null if more would have to change. */
export const withoutOwnDay = (text: string): string | null => {
  const language = languageOf(text);
  const rest = withoutOpeningDay(text, language);
  if (rest === text || (language === null && !finished.test(rest)) || ownTimeEnds(rest, 0) !== null) return null;
  return capitalise(rest);
};

/** A sentence as a line that is read on some later day, with its date beside it. */
export const readableAnyDay = (text: string): string => withoutOwnDay(text) ?? text;

/**
 * The day that a sentence worded for its own day means, as `today` or `last night`; null if it names none. In
 * milliseconds, UTC.
 */
export const ownDayOf = (text: string, writtenAt: number): number | null => {
  const language = languageOf(text);
  if (!usesRelativeDay(text, language)) return null;
  const isDayBefore = (language ?? english).news.dayBefore.test(withoutQuotations(text));
  return startOfDay(writtenAt) - (isDayBefore ? days(1) : 0);
};

/** Whether a sentence names a weekday, which may be next week's. */
export const namesWeekday = (text: string, language: Language | null): boolean =>
  text.toLowerCase().match((language ?? english).weekday) !== null;

/**
 * Whether a sentence can only be placed in time by the date of its page: `last year`, `on Wednesday` without the date.
 * `Today, …` does not count, since it is left off.
 */
export const needsItsDate = (text: string): boolean => {
  const namesOnlyWeekday = namesWeekday(text, languageOf(text)) && datesIn(text, 0).length === 0;
  return namesOnlyWeekday || (ownTimeEnds(text, 0) !== null && withoutOwnDay(text) === null);
};
