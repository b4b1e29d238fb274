import type { RememberedPage } from '#events/research/ledger.events';
import type { DocumentReason } from '#events/research/run-log';

/** A sentence with figures: the wording without them, and the figures in order. */
export type Measure = RememberedPage['measures'][number];

/**
 * What is remembered of a page. Later claims come only from paragraphs whose fingerprint is not among these; the
 * measures detect changes to figures that were never published.
 */
export interface KnownPage {
  /** Packed fingerprints of its paragraphs; see fingerprints.ts. */
  readonly fingerprints: string;
  readonly measures: readonly Measure[];
  /** The story it belongs to, if that story was published. */
  readonly story: string | null;
}

/** A page from which a tracker learns its topic: the words of a page's title and opening, and whether it was on the topic. */
export interface Opening {
  /** Key of its address, see mentions/coverage.ts. */
  readonly key: string;
  /** Stems, separated by spaces. */
  readonly stems: string;
  readonly isOnTopic: boolean;
}

/** `known`: read by an earlier run, published or not. */
export type ReadOutcome = 'told' | 'evidence' | 'left_out' | 'known';

/** The outcome of one page of a run, and its reason. */
export interface DocumentJudgement {
  readonly url: string;
  readonly foundAt: string;
  readonly title: string;
  readonly outcome: ReadOutcome;
  readonly reason: DocumentReason;
  /** Present if the page was read for the first time or a paragraph changed: replaces the earlier record. */
  readonly page?: KnownPage;
  /** The lesson from the page for the topic, recorded with it. */
  readonly opening?: Opening;
}
