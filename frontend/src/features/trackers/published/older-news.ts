import { formatMonth } from '#shared/time/calendar-days';
import { DAY_MS } from '#shared/time/durations';
import { daysSince, freshness, parseDate } from '#shared/time/format-time';
import { newsTexts } from '../texts/news';

/** Days after which news no longer belongs to the day on which it was found. */
const FRESH_DAYS = 7;

/**
 * 'September 2023': the month of news that was already old when it was found, so that it does not look current. Null
 * for recent or undated news.
 */
export const formatMonthOfOlderNews = (newsOn: string | null, foundAt: string): string | null =>
  newsOn !== null && parseDate(foundAt).getTime() - parseDate(newsOn).getTime() > FRESH_DAYS * DAY_MS
    ? formatMonth(newsOn)
    : null;

/**
 * Like `freshness`; for findings of today and yesterday with the month of older news: 'today, news of September 2023'.
 */
export const formatNewsFreshness = (foundAt: string, newsOn: string | null, now: Date): string => {
  const words = freshness(foundAt, now);
  const month = formatMonthOfOlderNews(newsOn, foundAt);
  return month !== null && daysSince(foundAt, now) < 2 ? newsTexts().newsOfMonth(words, month) : words;
};
