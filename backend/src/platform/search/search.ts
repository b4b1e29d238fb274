import type { Document, ReadModel } from '#kernel/projection';
import type { Page, PageAsked } from '../read-store/newest-first';

export const SEARCH = Symbol('Search');

export interface SearchQuery {
  /** As it was typed. Without a letter or digit in it, nothing is found. */
  readonly text: string;
  /** Value of the read model's facet. */
  readonly facet: string;
}

/** A page was asked for after a place that this search did not name. */
export class PlaceRefused extends Error {}

/**
 * Finds documents of read models that declare `search`, by words. Plurals, accents and case make no difference, the last
 * word may be unfinished, and a word of four to seven letters may have one wrong letter, a longer one two. Documents with
 * every word rank before those with some, title before text, correctly spelled before misspelled, then the freshest first.
 */
export interface Search {
  search<D extends Document>(model: ReadModel<D>, query: SearchQuery, asked: PageAsked): Promise<Page<D>>;
}
