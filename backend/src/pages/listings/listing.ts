import type { PageFault } from '#events/research/run-log';

/** The kind of a fetched feed, sitemap or home page. */
export type Listing =
  | { readonly kind: 'feed'; readonly title: string; readonly entries: readonly ListedPage[] }
  | { readonly kind: 'sitemap'; readonly entries: readonly ListedPage[] }
  /** A sitemap index, the most promising sitemaps first. */
  | { readonly kind: 'sitemap_index'; readonly sitemaps: readonly ListedSitemap[] }
  /** An HTML page: the feeds it links to, the target of its meta refresh, if any, and the pages of its own site that it links to, if any. */
  | {
      readonly kind: 'page';
      readonly feeds: readonly string[];
      readonly leadsTo?: string;
      readonly links?: readonly ListedPage[];
    }
  | { readonly kind: 'none'; readonly reason: PageFault };

export interface ListedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  readonly author: string;
  /** ISO 8601 with the listing's offset, or a date. */
  readonly publishedAt: string | null;
  /** ISO 8601 UTC. */
  readonly changedAt: string | null;
  /** The publisher's site, in results of a search provider. */
  readonly source?: { readonly name: string; readonly url: string };
  /** Whether the entry is from a news sitemap. */
  readonly news?: boolean;
}

export interface ListedSitemap {
  readonly url: string;
  readonly changedAt: string | null;
}

/** A listing's bytes, parsed in a worker thread. */
export interface ListingToRead {
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** `Link` headers. */
  readonly links?: string;
}
