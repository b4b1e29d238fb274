import type { DocumentReason } from '#events/research/run-log';

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
  /** For each block of a document that the tracker names, the heading that it stands under; absent for web pages. */
  readonly headings?: readonly (string | null)[];
  /** Of a section, which is titled by its heading: the title of its document; absent for pages. */
  readonly documentTitle?: string;
  /** The host answered 304: the earlier reading is still valid. */
  readonly notModified?: boolean;
}

/** Whether it is a section of a document that the tracker names; see sections.ts. */
export const isSection = ({ documentTitle }: ReadPage): boolean => documentTitle !== undefined;

/** A sentence with figures: the wording without them, and the figures in order. */
export interface Measure {
  readonly wording: string;
  readonly values: readonly string[];
}

/**
 * What is remembered of a page. Later claims come only from paragraphs whose fingerprint is not among these; the
 * measures detect changes to figures that were never told.
 */
export interface KnownPage {
  /** Packed fingerprints of its paragraphs; see fingerprints.ts. */
  readonly fingerprints: string;
  readonly measures: readonly Measure[];
  /** The story it belongs to, if that story was told. */
  readonly story: string | null;
}

/** What a tracker learns its topic from: the words of a page's title and opening, and whether it was on the topic. */
export interface Opening {
  /** Of its address, see mentions/tellers.ts. */
  readonly key: string;
  /** Stems, separated by spaces. */
  readonly stems: string;
  readonly isOnTopic: boolean;
}

/** `known`: read by an earlier run, told or not. */
export type DocumentOutcome = 'told' | 'evidence' | 'left_out' | 'known';

/** What became of one page of a run, and why. */
export interface DocumentJudgement {
  readonly url: string;
  readonly foundAt: string;
  readonly title: string;
  readonly outcome: DocumentOutcome;
  readonly reason: DocumentReason;
  /** Present if the page was read for the first time or a paragraph changed: replaces the earlier record. */
  readonly page?: KnownPage;
  /** Beside it: what is learned from the page. */
  readonly opening?: Opening;
}
