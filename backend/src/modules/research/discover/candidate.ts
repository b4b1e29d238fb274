/** How a page was found. */
export type FoundBy = 'feed' | 'news-sitemap' | 'sitemap' | 'federal-register' | 'google-news';

/** A page that may be worth reading. What its listing said of it is empty or null where it said nothing. */
export interface Candidate {
  readonly url: string;
  readonly title: string;
  readonly publisher: string;
  readonly author: string;
  /** ISO 8601 with the listing's own offset, or a day. */
  readonly publishedAt: string | null;
  /** `addressKey` of its address. */
  readonly key: string;
  /** When it was published or last changed, as far as listing or address tell; ISO 8601 UTC, only to put the newest first. */
  readonly newestAt: string | null;
  readonly via: FoundBy;
}

/** What a feed, sitemap or home page turned out to be. */
export type Listing =
  | { readonly kind: 'feed'; readonly title: string; readonly entries: readonly ListedPage[] }
  | { readonly kind: 'sitemap'; readonly entries: readonly ListedPage[] }
  /** The most promising first. */
  | { readonly kind: 'sitemap-index'; readonly sitemaps: readonly ListedSitemap[] }
  /** A page of HTML; the feeds it links, and the target of its instant redirect, if it has one. */
  | { readonly kind: 'page'; readonly feeds: readonly string[]; readonly leadsTo?: string }
  /** `reason` is a sentence without its subject. */
  | { readonly kind: 'none'; readonly reason: string };

export interface ListedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  readonly author: string;
  /** ISO 8601 with the listing's own offset, or a day. */
  readonly publishedAt: string | null;
  /** ISO 8601 UTC. */
  readonly changedAt: string | null;
  /** Site that a search provider's entry was taken from. */
  readonly source?: { readonly name: string; readonly url: string };
  /** From a sitemap of news. */
  readonly news?: boolean;
}

export interface ListedSitemap {
  readonly url: string;
  readonly changedAt: string | null;
}

/** Bytes of a listing, to be parsed in the reading thread. */
export interface ListingToRead {
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
}
