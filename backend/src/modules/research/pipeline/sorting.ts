import { isAllowed } from './compare/verify';
import { readDocument, type ReadDocument } from './document';
import { fingerprintsOf, unpacked } from './fingerprints';
import type { KnownPage, ReadPage } from './page';

/** A page with something on it that no earlier run has read. */
export interface OpenPage {
  readonly document: ReadDocument;
  readonly fingerprints: readonly string[];
  /** What was known of it; absent on the first reading. */
  readonly earlier?: KnownPage;
  /** Blocks not seen before. */
  readonly isOpen: (block: number) => boolean;
}

export type SortedPage =
  | { readonly kind: 'unchanged'; readonly page: ReadPage }
  | { readonly kind: 'shut out'; readonly page: ReadPage; readonly reason: string }
  | { readonly kind: 'open'; readonly page: ReadPage; readonly open: OpenPage };

/** What each page of a run is to it: pages that say only what they said before cost nothing more than their fingerprints. */
export const sortPage = (
  page: ReadPage,
  domains: readonly string[],
  known: ReadonlyMap<string, KnownPage>,
): SortedPage => {
  const earlier = known.get(page.url);
  if (earlier !== undefined && page.notModified === true) return { kind: 'unchanged', page };
  if (!isAllowed(page.host, domains))
    return { kind: 'shut out', page, reason: 'Its host is not among the allowed domains.' };
  const fingerprints = fingerprintsOf(page);
  if (fingerprints.length === 0) return { kind: 'shut out', page, reason: 'There was no text to read on the page.' };
  const seen = new Set(unpacked(earlier?.fingerprints ?? ''));
  if (earlier !== undefined && fingerprints.every((print) => seen.has(print))) return { kind: 'unchanged', page };
  const isOpen = (block: number): boolean => !seen.has(fingerprints[block] ?? '');
  const document = readDocument(page);
  return {
    kind: 'open',
    page,
    open: earlier === undefined ? { document, fingerprints, isOpen } : { document, fingerprints, earlier, isOpen },
  };
};
