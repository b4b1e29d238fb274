import type { PageFound } from './api/search-texts';
import type { ListedDocument } from './document-filter';

/** A document whose text matches, with its matching pages. */
export interface FoundInText {
  readonly document: ListedDocument;
  /** The first matching page. */
  readonly first: PageFound;
  /** Number of further matching pages. */
  readonly more: number;
}

/** The given documents that have a matching page, in the order of the results. */
export const groupByDocument = (
  documents: readonly ListedDocument[],
  pages: readonly PageFound[],
): readonly FoundInText[] => {
  const ids = new Set(pages.flatMap(({ document }) => document?.id ?? []));
  return [...ids].flatMap((id) => {
    const document = documents.find((each) => each.id === id);
    const [first, ...others] = pages.filter((page) => page.document?.id === id);
    return document === undefined || first === undefined ? [] : [{ document, first, more: others.length }];
  });
};
