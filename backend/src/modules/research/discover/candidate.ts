import type { ReadPage } from '#pages/page';
import type { SearchEngineName } from '#events/trackers/tracker-settings';
import type { ProviderName } from './provider-name';

/** The source that a page was found in. */
export type FoundBy = 'feed' | 'news-sitemap' | 'sitemap' | 'front-page' | ProviderName | SearchEngineName;

/** A page that may be worth reading. Fields that its listing did not give are empty or null. */
export interface CandidatePage extends Pick<ReadPage, 'url' | 'title' | 'publisher' | 'author' | 'publishedAt'> {
  /** The `addressKey` of the address. */
  readonly key: string;
  /** Published or last changed, as far as the listing or URL says; ISO 8601 UTC, used only to sort by recency. */
  readonly newestAt: string | null;
  readonly via: FoundBy;
}
