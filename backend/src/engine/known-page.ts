import { hash } from 'node:crypto';
import type { RememberedPage } from '#events/research/ledger.events';
import type { DocumentReason } from '#events/research/run-log';

/** A sentence with figures: the wording without them, and the figures in order. */
export type Measure = RememberedPage['measures'][number];

/**
 * What is remembered of a page. Later claims come only from paragraphs whose fingerprint is not among these; the
 * measures detect changes to figures that were never published.
 */
export interface KnownPage {
  /** Packed fingerprints of its paragraphs; see `packFingerprints`. */
  readonly fingerprints: string;
  readonly measures: readonly Measure[];
  /** The story it belongs to, if that story was published. */
  readonly story: string | null;
}

/**
 * A page from which a tracker learns its topic: the words of a page's title and opening, and whether it was on the
 * topic.
 */
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
export interface ConsideredPage {
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

/**
 * Characters of a fingerprint, 42 bits. Among a million paragraphs of a host, a new one is mistaken for a known one
 * with a probability of one in four million.
 */
const FINGERPRINT_LENGTH = 7;

export const textFingerprint = (text: string): string => hash('sha256', text, 'base64url').slice(0, FINGERPRINT_LENGTH);

/** Concatenates fingerprints: a page of 1,500 paragraphs takes 10 kB. */
export const packFingerprints = (fingerprints: Iterable<string>): string => [...fingerprints].join('');

export const unpackFingerprints = (text: string): readonly string[] =>
  Array.from({ length: text.length / FINGERPRINT_LENGTH }, (_, index) =>
    text.slice(index * FINGERPRINT_LENGTH, (index + 1) * FINGERPRINT_LENGTH),
  );

const withGone = (current: readonly string[], earlier: readonly string[]): string => {
  const there = new Set(current);
  return packFingerprints([...there, ...earlier.filter((print) => !there.has(print)).slice(0, MAX_REMOVED_PARAGRAPHS)]);
};

/** Number of removed paragraphs to remember, so that a paragraph that comes back is not news again. */
const MAX_REMOVED_PARAGRAPHS = 200;

/** The record of a page that was read again, for later runs. */
export const rememberedPage = (
  earlier: KnownPage | undefined,
  fingerprints: readonly string[],
  measures: readonly Measure[],
  story: string | null,
): KnownPage => ({
  fingerprints: withGone(fingerprints, unpackFingerprints(earlier?.fingerprints ?? '')),
  measures,
  story: story ?? earlier?.story ?? null,
});
