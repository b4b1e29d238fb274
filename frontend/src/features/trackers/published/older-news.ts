import { formatMonth } from '#shared/time/calendar-days';
import { DAY_MS } from '#shared/time/durations';
import { daysSince, freshness, parseDate } from '#shared/time/format-time';
import { newsTexts } from '../texts/news';

/** Days after which news is not that of the day on which it was found. */
const FRESH_DAYS = 7;

/**
 * The month of news that was already old when it was found, so that nobody takes its day for that of the run:
 * 'September 2023'. Null if it was not, or has no day.
 */
export const monthOfOlderNews = (newsOn: string | null, foundAt: string): string | null =>
  newsOn !== null && parseDate(foundAt).getTime() - parseDate(newsOn).getTime() > FRESH_DAYS * DAY_MS
    ? formatMonth(newsOn)
    : null;

/**
 * As freshness; of today's and yesterday's findings with the month of their news if it is older: 'today, news of
 * September 2023'.
 */
export const freshnessOfNews = (foundAt: string, newsOn: string | null, now: Date): string => {
  const words = freshness(foundAt, now);
  const month = monthOfOlderNews(newsOn, foundAt);
  return month !== null && daysSince(foundAt, now) < 2 ? newsTexts().newsOfMonth(words, month) : words;
};
