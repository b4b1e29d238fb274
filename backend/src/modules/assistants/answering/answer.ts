import type { Passage } from '../retrieval/passage';

/** A whole sentence of the material, as it stands there. */
export interface Quote<Place> {
  readonly text: string;
  /** What it continues, if it is an item of a list. */
  readonly lead: string | null;
  readonly place: Place;
  /** Its position in the order of reading, where it is a passage. */
  readonly at?: number;
}

/** What can be answered to a question; its wording is another matter. */
export type Answer<Place> =
  /** Sentences in the order of reading; `unanswered` are those parts of the question that they do not answer. */
  | { readonly kind: 'quoted'; readonly quotes: readonly Quote<Place>[]; readonly unanswered: readonly string[] }
  /** The material does not answer; `nearest` is what comes nearest, perhaps nothing. */
  | {
      readonly kind: 'not_answered';
      readonly nearest: readonly Quote<Place>[];
      /** Names and things that were asked about and that the material does not mention. */
      readonly absent?: readonly string[];
      /** What stands around a line that was itself only offered, of which more was asked. */
      readonly isAround?: true;
    };

export const quoteOf = <Place>({ text, lead, place }: Passage<Place>, at?: number): Quote<Place> => ({
  text,
  lead,
  place,
  ...(at === undefined ? {} : { at }),
});
