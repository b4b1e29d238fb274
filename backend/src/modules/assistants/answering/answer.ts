import type { Passage } from '../retrieval/passage';

/** A whole sentence of the material, as it stands there. */
export interface Quote<Place> {
  readonly text: string;
  /** What it continues, if it is an item of a list. */
  readonly lead: string | null;
  readonly place: Place;
}

/** What can be answered to a question; its wording is another matter. */
export type Answer<Place> =
  /** One to four sentences in the order of reading. */
  | { readonly kind: 'quoted'; readonly quotes: readonly Quote<Place>[] }
  /** The material does not answer; `nearest` is what comes nearest, perhaps nothing. */
  | { readonly kind: 'not_answered'; readonly nearest: readonly Quote<Place>[] };

export const quoteOf = <Place>({ text, lead, place }: Passage<Place>): Quote<Place> => ({ text, lead, place });
