import type { ReadPage } from '../pipeline/page';

/** A page as it was read, with what tells an unchanged one when it is read again. */
export interface GatheredPage extends ReadPage {
  /** Of the blocks in any order: the same text has the same fingerprint, whatever its footer, date or markup. */
  readonly fingerprint: string;
  /** The page is longer than what is read of one. */
  readonly shortened: boolean;
}

/** What is to be read: bytes as they came, and what was known of them before. Can be sent to a thread. */
export interface PageToRead {
  /** Address that the bytes came from, after redirects. */
  readonly url: string;
  readonly foundAt: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** From the feed, sitemap or search that led here; empty or null where it said nothing. */
  readonly listed: {
    readonly title: string;
    readonly publisher: string;
    readonly author: string;
    readonly publishedAt: string | null;
  };
  /** No page is dated after it. */
  readonly now: Date;
}

export type Reading =
  | { readonly kind: 'read'; readonly page: GatheredPage }
  /** `reason` is a sentence without its subject: "is a PDF, which cannot be read". */
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      /** The page only sends its reader on to this address. */
      readonly leadsTo?: string;
    };
