/** A page as the reading stage hands it over. Text is visible text, already decoded; addresses are absolute. */
export interface ReadPage {
  /** Canonical address: what the ledger cites and remembers the page by. */
  readonly url: string;
  /** The address it was found at, which the run's list of documents shows. */
  readonly foundAt: string;
  readonly host: string;
  readonly title: string;
  readonly publisher: string;
  readonly author: string;
  /** ISO 8601 with the page's own offset, or a day; null where the page does not say. */
  readonly publishedAt: string | null;
  /** Visible text of paragraphs and list items, in page order; no headings, no table cells. Empty when not modified. */
  readonly blocks: readonly string[];
  /** The host answered 304: what was read before still stands. */
  readonly notModified?: boolean;
}

/** A sentence with figures as a page has it: the words without the figures, and the figures in their order. */
export interface Measure {
  readonly wording: string;
  readonly values: readonly string[];
}

/**
 * What stays of a page that was read. Later claims come only from paragraphs whose fingerprint is not among these,
 * and a figure that was never told can still be seen to change by its measure.
 */
export interface KnownPage {
  /** Of its paragraphs, packed: see fingerprints.ts. */
  readonly fingerprints: string;
  readonly measures: readonly Measure[];
  /** The story it belongs to, where that story was told. */
  readonly story: string | null;
}

/** `known`: an earlier run read it, told or not. */
export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known';

/** What became of one page of a run, and why, in words for the person who asked. */
export interface DocumentJudgement {
  readonly url: string;
  readonly foundAt: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  readonly reason: string;
  /** Present when the page was read for the first time or a paragraph of it changed: replaces what was known of it. */
  readonly page?: KnownPage;
}
