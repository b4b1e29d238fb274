import { parseDate } from '../dates/page-date';

/** An entry of a feed as written there; texts may contain markup and entities. */
export interface FeedEntry {
  readonly link: string | undefined;
  /** Base for a relative link. */
  readonly base: string;
  readonly title: string;
  readonly author: string;
  /** ISO 8601 with the feed's offset, or a date. */
  readonly published: string | null;
  readonly changed: string | null;
  readonly source?: { readonly name: string; readonly url: string };
}

export interface Feed {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

/** Items parsed per feed; more than are kept, because some feeds begin with the oldest. */
export const MAX_FEED_ITEMS = 5000;

/** The first text that is a date. */
export const firstDateIn = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const date = parseDate(text);
    if (date !== null) return date;
  }
  return null;
};

/** An id is used as the link if it is a URL and the entry has no other. */
export const asAddress = (id: string): string | undefined => (/^https?:\/\//i.test(id.trim()) ? id : undefined);
