import { createHash } from 'node:crypto';
import type { KnownPage, Measure, ReadPage } from './page';
import { shown } from './sentences/sentences';

/** Ten characters name a paragraph well enough within one host, and keep an event small. */
const LENGTH = 10;

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);

/** One for each paragraph, as it is shown. */
export const fingerprintsOf = (page: ReadPage): readonly string[] =>
  page.blocks.map(shown).filter((block) => block !== '').map(fingerprint);

/** What is remembered of a page: all paragraphs it ever showed, so that one which comes and goes is not news twice. */
export const remembered = (
  earlier: KnownPage | undefined,
  fingerprints: readonly string[],
  measures: readonly Measure[],
  story: string | null,
): KnownPage => ({
  fingerprints: [...new Set([...(earlier?.fingerprints ?? []), ...fingerprints])],
  measures,
  story: story ?? earlier?.story ?? null,
});
