import type { NewsLine } from './news-line';

interface TellingParts extends Partial<Omit<NewsLine, 'source' | 'text'>> {
  readonly url?: string;
  readonly pageTitle?: string;
  /** The day, such as `2026-11-24`. */
  readonly day?: string;
}

/** A line that the tracker `steel` told from its own page. */
export const newsLine = (
  text: string,
  { url = `https://news.example/${text}`, pageTitle = '', day = '2026-11-24', ...changes }: TellingParts = {},
): NewsLine => ({
  trackerId: 'steel',
  updateId: 'update',
  publishedAt: `${day}T09:00:00.000Z`,
  claimId: text,
  kind: 'new',
  text,
  title: null,
  was: null,
  contradicts: null,
  source: {
    id: url,
    url,
    title: pageTitle,
    host: new URL(url).host,
    publisher: '',
    publishedAt: day,
    quote: text,
    readAt: `${day}T08:00:00.000Z`,
  },
  ...changes,
});
