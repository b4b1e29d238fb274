import type { PageFound } from './api/search-texts';
import type { ListedDocument } from './document-filter';

/** A document with what of its text was looked for. */
export interface FoundInText {
  readonly document: ListedDocument;
  /** Its first page that has it. */
  readonly first: PageFound;
  /** How many further pages have it. */
  readonly more: number;
}

/** Each of these documents in which a page was found, in the order of the results. */
export const foundInTexts = (
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
