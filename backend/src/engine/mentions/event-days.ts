import { startOfDay } from '#kernel/calendar';
import { languageOf } from '#text/languages/detection';
import { pastDay } from '#text/languages/english/own-days';
import { daysMentionedIn } from '#text/words/dates';
import { matchesIn } from '#text/words/matches';
import { weekdays } from '#text/languages/english/calendar';
import { days } from '#text/words/date-mention';
import { pastDaysIn } from '#text/words/past-days';

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
