import { createHash } from 'node:crypto';
import type { KnownPage, Measure, ReadPage } from './page';
import { shownBlocks } from './sentences/sentences';

/** 42 bits tell the paragraphs of one host apart: of a million, a new one is taken for known once in four million times. */
const LENGTH = 7;

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);

/** One for each paragraph, as it is shown. */
export const fingerprintsOf = (page: ReadPage): readonly string[] => shownBlocks(page.blocks).map(fingerprint);

/** Fingerprints in one text, without anything between: what a page of 1,500 paragraphs leaves is 10 kB. */
export const packed = (fingerprints: Iterable<string>): string => [...fingerprints].join('');

export const unpacked = (text: string): readonly string[] =>
  Array.from({ length: text.length / LENGTH }, (_, index) => text.slice(index * LENGTH, (index + 1) * LENGTH));

/** What earlier releases wrote is ten characters long, and begins with what is written today. */
export const shortened = (fingerprint: string): string => fingerprint.slice(0, LENGTH);

const withGone = (current: readonly string[], earlier: readonly string[]): string => {
  const there = new Set(current);
  return packed([...there, ...earlier.filter((print) => !there.has(print)).slice(0, GONE)]);
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
  fingerprints: withGone(fingerprints, unpacked(earlier?.fingerprints ?? '')),
  measures,
  story: story ?? earlier?.story ?? null,
});
