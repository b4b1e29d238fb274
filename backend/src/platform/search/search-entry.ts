import type { SearchFields } from '#kernel/projection';
import { valueAt } from '../read-store/document-values';
import { wordsOf } from './words';

/** The indexed data of a document. */
export interface SearchEntry {
  readonly title: readonly string[];
  /** Words of title and text. */
  readonly words: readonly string[];
  readonly facet: string;
  /** ISO time. */
  readonly freshness: string;
}

const textAt = (document: object, path: string): string => {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
};

/** Null for a document that is not searchable. */
export const entryOf = (document: object, fields: SearchFields): SearchEntry | null => {
  const shown = Object.entries(fields.where).every(([path, value]) => valueAt(document, path) === value);
  if (!shown) return null;
  const title = wordsOf(textAt(document, fields.title));
  return {
    title,
    words: [...new Set([...title, ...wordsOf(textAt(document, fields.text))])],
    facet: textAt(document, fields.facet),
    freshness: textAt(document, fields.freshness),
  };
};
