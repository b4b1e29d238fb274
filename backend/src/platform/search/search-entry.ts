import { DAY_MS } from '#kernel/durations';
import type { SearchFields } from '#kernel/projection';
import { valueAt } from '../read-store/document-values';
import { searchWords } from './words';

/** The indexed data of a document. */
export interface SearchEntry {
  readonly title: readonly string[];
  /** Words of title, text and keywords. */
  readonly words: readonly string[];
  readonly facet: string;
  /** ISO time by which equally good matches are ordered: the document's, later the more popular it is. */
  readonly freshness: string;
}

const textAt = (document: object, path: string): string => {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
};

/** A text, the texts of a list, or those of an object's values. */
const textsAt = (document: object, path: string): readonly string[] => {
  const value = valueAt(document, path);
  const values: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return values.filter((each) => typeof each === 'string');
};

/** Rounded down to whole doublings, so that few changes of the count move the document. */
const rankedAt = (freshness: string, count: unknown): string => {
  const doublings = typeof count === 'number' && count > 0 ? Math.floor(Math.log2(1 + count)) : 0;
  const at = Date.parse(freshness);
  return doublings === 0 || Number.isNaN(at) ? freshness : new Date(at + doublings * DAY_MS).toISOString();
};

/** Null for a document that is not searchable. */
export const entryOf = (document: object, fields: SearchFields): SearchEntry | null => {
  const isFound = Object.entries(fields.where).every(([path, value]) => valueAt(document, path) === value);
  if (!isFound) return null;
  const title = searchWords(textAt(document, fields.title));
  const texts = [fields.text, ...(fields.keywords ?? [])].flatMap((path) => textsAt(document, path));
  const count = fields.popularity === undefined ? 0 : valueAt(document, fields.popularity);
  return {
    title,
    words: [...new Set([...title, ...texts.flatMap(searchWords)])],
    facet: textAt(document, fields.facet),
    freshness: rankedAt(textAt(document, fields.freshness), count),
  };
};
