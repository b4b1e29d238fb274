import { catalogue } from '#shared/language/catalogue';

/** Texts about a tracker's newest line, in lists and on pages. */
export const newsTexts = catalogue('trackers/news', {
  lastNewsFound: (found: string) => `Last news, found ${found}`,
  lastNewsOn: (day: string) => `Last news ${day}`,
  lastNewsOf: (day: string, found: string) => `Last news of ${day}, found ${found}`,
  newsOfMonth: (freshness: string, month: string) => `${freshness}, news of ${month}`,
});
