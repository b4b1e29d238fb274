import { startOfDay } from '#kernel/calendar';
import { writtenDates } from '../languages/dates';
import { languageOf } from '../languages/detection';
import { weekdays } from '../languages/english/calendar';
import { english } from '../languages/english/english';
import { pastDay } from '../languages/english/own-days';
import type { LanguageWords } from '../languages/language';
import { days } from './date-mention';
import { daysMentionedIn } from './dates';
import { matchesIn } from './matches';

const SUNDAY_FIRST = 7;

/**
 * The weekday names of a language in lower case, in the order of its pattern: Monday first, but in English Sunday
 * first.
 */
export const weekdayNames = ({ weekday }: LanguageWords): readonly string[] =>
  weekday.source.replace(/^\(\?:|\)$/g, '').split('|');

/** The number of a weekday in lower case: Monday is 1, as in `getUTCDay`; `samstag` and `sonnabend` are one day. */
export const weekdayOf = (name: string, language: LanguageWords): number => {
  const names = weekdayNames(language).filter((each) => each !== 'sonnabend');
  const index = names.indexOf(name === 'sonnabend' ? 'samstag' : name);
  return names[0]?.startsWith('sun') === true ? index : (index + 1) % SUNDAY_FIRST;
};

/** The days up to the page's own in a text, by date, by weekday or as `yesterday`, as milliseconds, UTC. */
export const pastDaysIn = (text: string, writtenAt: number, ofText: LanguageWords | null): readonly number[] => {
  const language = ofText ?? english;
  const today = startOfDay(writtenAt);
  const lower = text.toLowerCase();
  const dated = writtenDates(text, writtenAt, language).flatMap(({ precision, from }) =>
    precision === 'day' ? [from] : [],
  );
  const weekdays = [...lower.matchAll(language.weekday)].map(([name]) => {
    const back = (new Date(writtenAt).getUTCDay() - weekdayOf(name, language) + SUNDAY_FIRST) % SUNDAY_FIRST;
    return today - days(back);
  });
  const yesterday = language.news.dayBefore.test(text) ? [today - days(1)] : [];
  return [...dated, ...weekdays, ...yesterday].filter((day) => day <= today);
};

/** The days before an English page that it names by weekday: `on Tuesday`, `yesterday`. */
const weekdaysBefore = (text: string, writtenAt: number): readonly number[] =>
  matchesIn(text, pastDay).map(([, , weekday]) => {
    const back =
      weekday === undefined ? 1 : (new Date(writtenAt).getUTCDay() - weekdays.indexOf(weekday.toLowerCase()) + 7) % 7;
    return startOfDay(writtenAt) - days(back);
  });

/** The days that a sentence names, by date or relative to its page, in milliseconds, UTC. `today` is left out. */
export const eventDaysIn = (text: string, writtenAt: number): readonly number[] => {
  const language = languageOf(text);
  return language === null
    ? [...daysMentionedIn(text, writtenAt), ...weekdaysBefore(text, writtenAt)]
    : pastDaysIn(text, writtenAt, language);
};
