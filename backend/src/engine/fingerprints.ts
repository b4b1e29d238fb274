import { hash } from 'node:crypto';
import type { KnownPage, Measure } from './known-page';

/**
 * Characters of a fingerprint, 42 bits. Among a million paragraphs of a host, a new one is mistaken for a known one with a
 * probability of one in four million.
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
