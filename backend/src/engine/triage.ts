import type { DocumentReason } from '#events/research/run-log';
import type { ReadPage } from '#pages/page';
import { paragraphsWithSingleSpaces } from '#text/sentences/sentences';
import { analysePage, type AnalysedPage } from './analysed-page';
import { isAllowed } from './compare/verify';
import { type KnownPage, textFingerprint, unpackFingerprints } from './known-page';

/** A page with something that no earlier run has read. */
export interface OpenPage {
  readonly analysis: AnalysedPage;
  /** Fingerprints of its paragraphs, in order. */
  readonly fingerprints: readonly string[];
  /** The earlier record; absent on the first reading. */
  readonly earlier?: KnownPage;
  readonly isOpen: (block: number) => boolean;
}

export type TriagedPage =
  | { readonly kind: 'unchanged'; readonly page: ReadPage }
  | { readonly kind: 'excluded'; readonly page: ReadPage; readonly reason: DocumentReason }
  | { readonly kind: 'open'; readonly page: ReadPage; readonly open: OpenPage };

/** Reasons of the tracker's owner for leaving out paragraphs and pages. */
export interface Refusals {
  readonly isStruck: (paragraph: string) => boolean;
  /** Why a page is left out; null if it is not. */
  readonly leftOutBy: (page: ReadPage) => DocumentReason | null;
}

/**
 * Classifies a run's page as known or unread; unchanged pages cost only their fingerprints. Struck paragraphs are read
 * as empty.
 */
export const triagePage = (
  page: ReadPage,
  domains: readonly string[],
  known: ReadonlyMap<string, KnownPage>,
  { isStruck, leftOutBy }: Refusals,
): TriagedPage => {
  const earlier = known.get(page.url);
  if (earlier !== undefined && page.notModified === true) return { kind: 'unchanged', page };
  if (!isAllowed(page.host, domains)) return { kind: 'excluded', page, reason: { kind: 'other_host' } };
  const reason = leftOutBy(page);
  if (reason !== null) return { kind: 'excluded', page, reason };
  const blocks = paragraphsWithSingleSpaces(page.blocks);
  const fingerprints = blocks.map(textFingerprint);
  if (fingerprints.length === 0) return { kind: 'excluded', page, reason: { kind: 'no_text' } };
  const seen = new Set(unpackFingerprints(earlier?.fingerprints ?? ''));
  if (earlier !== undefined && fingerprints.every((print) => seen.has(print))) return { kind: 'unchanged', page };
  const isOpen = (block: number): boolean => !seen.has(fingerprints[block] ?? '');
  const analysis = analysePage(
    page,
    blocks.map((block) => (isStruck(block) ? '' : block)),
  );
  return {
    kind: 'open',
    page,
    open: earlier === undefined ? { analysis, fingerprints, isOpen } : { analysis, fingerprints, earlier, isOpen },
  };
};
