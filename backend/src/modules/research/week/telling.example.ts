import type { Telling } from './telling';

interface TellingParts extends Partial<Omit<Telling, 'source' | 'text'>> {
  readonly url?: string;
  readonly pageTitle?: string;
  /** The day, such as `2026-11-24`. */
  readonly day?: string;
}

/** A line that the tracker `steel` told from its own page. */
export const telling = (
  text: string,
  { url = `https://news.example/${text}`, pageTitle = '', day = '2026-11-24', ...changes }: TellingParts = {},
): Telling => ({
  trackerId: 'steel',
  updateId: 'update',
  toldAt: `${day}T09:00:00.000Z`,
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
