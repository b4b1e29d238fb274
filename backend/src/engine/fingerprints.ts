import { hash } from 'node:crypto';
import type { KnownPage, Measure } from './known-page';

/**
 * Characters of a fingerprint, 42 bits. Among a million paragraphs of a host, a new one is mistaken for a known one with a
 * probability of one in four million.
 */
const LENGTH = 7;

export const fingerprint = (text: string): string => hash('sha256', text, 'base64url').slice(0, LENGTH);

/** Concatenates fingerprints: a page of 1,500 paragraphs takes 10 kB. */
export const packed = (fingerprints: Iterable<string>): string => [...fingerprints].join('');

export const unpacked = (text: string): readonly string[] =>
  Array.from({ length: text.length / LENGTH }, (_, index) => text.slice(index * LENGTH, (index + 1) * LENGTH));

const withGone = (current: readonly string[], earlier: readonly string[]): string => {
  const there = new Set(current);
  return packed([...there, ...earlier.filter((print) => !there.has(print)).slice(0, GONE)]);
};

/** Number of removed paragraphs to remember, so that a paragraph that comes back is not news again. */
const GONE = 200;

/** What to remember of a page that was read again. */
export const remembered = (
  earlier: KnownPage | undefined,
  fingerprints: readonly string[],
  measures: readonly Measure[],
  story: string | null,
): KnownPage => ({
  fingerprints: withGone(fingerprints, unpacked(earlier?.fingerprints ?? '')),
  measures,
  story: story ?? earlier?.story ?? null,
});
