import type { PageImage } from '#events/images/image-captions';
import type { PageFault } from '#events/research/run-log';
import type { Extent } from './extent';
import type { ReadPage } from './page';

/** The start of a page within the text of a paragraph. */
export interface PageStart {
  /** Page number in the file, from 1. */
  readonly page: number;
  /** Offset in the paragraph's text. */
  readonly at: number;
}

/** A page as read, with the fingerprint that detects changes when it is read again. */
export interface GatheredPage extends ReadPage {
  /** Fingerprint independent of block order: the same text has the same one, whatever its footer, date or markup. */
  readonly fingerprint: string;
  readonly extent: Extent;
  /** Starts of the file's pages in each block of a document that the tracker names; absent for web pages. */
  readonly pageStarts?: readonly (readonly PageStart[])[];
  /** Images of the page; absent if it shows none. */
  readonly images?: readonly PageImage[];
}

/** Raw bytes of a page, and what is known about it. Can be sent to a thread. */
export interface PageToRead {
  /** URL of the response, after redirects. */
  readonly url: string;
  readonly foundAt: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** Facts from the feed, sitemap or search result; empty or null if missing there. */
  readonly listed: {
    readonly title: string;
    readonly publisher: string;
    readonly author: string;
    readonly publishedAt: string | null;
  };
  /** Dates after this are ignored. */
  readonly now: Date;
}

export type PageReading =
  | { readonly kind: 'read'; readonly page: GatheredPage }
  | {
      readonly kind: 'unreadable';
      readonly reason: PageFault;
      /** Target of the page's meta refresh. */
      readonly leadsTo?: string;
    };
