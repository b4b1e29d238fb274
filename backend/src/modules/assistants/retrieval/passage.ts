import type { AnswerType } from '../languages/question-lexicon';

/** A row of a table; the header has as many cells, or none if it is not certain. */
export interface TableRow {
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

/**
 * A sentence of the material. `Place` is its location (pages of a document, a web page, a record), which retrieval does
 * not interpret.
 */
export interface Passage<Location> {
  /** The sentence, one contiguous piece of its paragraph. */
  readonly text: string;
  /** The words that a list item continues (`… shall:`); null for any other sentence. */
  readonly lead: string | null;
  /** The heading above it; null if there is none. */
  readonly heading: string | null;
  /** The number of its paragraph: sentences of one paragraph explain each other. */
  readonly paragraph: number;
  readonly isHeading: boolean;
  readonly location: Location;
  /** Set for a sentence that refers to the one before it by a pronoun, `It will cost …`, and is told with it. */
  readonly refersToLast?: true;
  /** Set for a row of a table, which no sentence tells: it answers by its cells or not at all. */
  readonly row?: TableRow;
  /** Set for text printed around the material, such as a masthead: never offered by itself. */
  readonly isFurniture?: true;
  /** The kinds of thing that a record's field gives, which its words do not show. */
  readonly gives?: readonly AnswerType[];
  /** Kinds of thing that it gives in addition to those its words show, such as the deadline of a claim. */
  readonly alsoTells?: readonly AnswerType[];
}

/** A passage with its index among those of its material. */
export interface PlacedPassage<Location> {
  readonly position: number;
  readonly passage: Passage<Location>;
}

/** A sentence with its lead. */
export const wholeOf = ({ lead, text }: Passage<unknown>): string => `${lead ?? ''} ${text}`;
