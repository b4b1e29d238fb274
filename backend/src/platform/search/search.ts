import type { Document, ReadModel } from '#kernel/projection';
import { port } from '../port';
import type { Page, PageRequest } from '../read-store/page';
import type { Alternatives } from './tiers';

export const SEARCH = port<Search>('Search');

export interface SearchQuery {
  /**
   * Text as typed. Without any letter or digit, nothing is found. Null lists all documents. A list has, for each thing
   * that is looked for, its synonyms, as `searchWords` gives them; a document is found if it has a word for each thing,
   * and words are matched exactly.
   */
  readonly text: string | null | Alternatives;
  /** Value of the read model's facet. */
  readonly facet: string;
}

/** The requested page starts after a position that this search did not return. */
export class PlaceRefused extends Error {}

/**
 * Full-text search over documents of read models that declare `search`. Ignores plurals, accents and case; the last word
 * may be incomplete; one letter may be wrong in words of four to seven, two in longer ones that are unknown where no word
 * is closer. Documents with all words rank before those with some, title before text, correctly spelled before misspelled,
 * then by freshness and popularity.
 */
export interface Search {
  search<D extends Document>(model: ReadModel<D>, query: SearchQuery, page: PageRequest): Promise<Page<D>>;
}
