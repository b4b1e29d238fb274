import { createHash } from 'node:crypto';
import type { KnownPage, Measure, ReadPage } from './page';
import { shownBlocks } from './sentences/sentences';

/** Ten characters name a paragraph well enough within one host, and keep an event small. */
const LENGTH = 10;

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);

/** One for each paragraph, as it is shown. */
export const fingerprintsOf = (page: ReadPage): readonly string[] => shownBlocks(page.blocks).map(fingerprint);

const withGone = (current: readonly string[], earlier: readonly string[]): readonly string[] => {
  const there = new Set(current);
  return [...there, ...earlier.filter((print) => !there.has(print)).slice(0, GONE)];
};

/** Paragraphs that a page showed once and shows no more are kept up to this many, so that one which comes and goes is not news twice. */
const GONE = 200;

/** What is remembered of a page after another look at it. */
export const remembered = (
  earlier: KnownPage | undefined,
  fingerprints: readonly string[],
  measures: readonly Measure[],
  story: string | null,
): KnownPage => ({
  fingerprints: withGone(fingerprints, earlier?.fingerprints ?? []),
  measures,
  story: story ?? earlier?.story ?? null,
});
