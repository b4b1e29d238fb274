/** A page from the reading stage. Text is visible text, already decoded; URLs are absolute. */
export interface ReadPage {
  /** Canonical URL, by which the ledger cites and remembers the page. */
  readonly url: string;
  /** The URL it was found at, shown in the run's list of documents. */
  readonly foundAt: string;
  readonly host: string;
  readonly title: string;
  readonly publisher: string;
  readonly author: string;
  /** ISO 8601 with the page's own offset, or a date; null if the page has no date. */
  readonly publishedAt: string | null;
  /** Visible text of paragraphs and list items, in page order; no headings, no table cells. Empty if not modified. */
  readonly blocks: readonly string[];
  /** DOI of the paper that the page is, or else addresses of papers to which it links; absent without any. */
  readonly works?: readonly string[];
  /** Heading above each block of a document that the tracker names; absent for web pages. */
  readonly headings?: readonly (string | null)[];
  /** Title of the document that a section belongs to; the section itself is titled by its heading. Absent for pages. */
  readonly documentTitle?: string;
  /** The host answered 304: the earlier reading is still valid. */
  readonly notModified?: boolean;
}

/** Whether it is a section of a document that the tracker names; see sections.ts. */
export const isSection = ({ documentTitle }: ReadPage): boolean => documentTitle !== undefined;
