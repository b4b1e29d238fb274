import type { Asked } from '../languages/question-words';

/**
 * A sentence of the material that questions are asked about. `Place` is where it stands: pages of a document, a page of the
 * web, a record. Retrieval knows nothing of it.
 */
export interface Passage<Place> {
  /** One contiguous piece of its paragraph. */
  readonly text: string;
  /** What a list item continues, `… shall:`; null for any other sentence. */
  readonly lead: string | null;
  /** The heading that it stands under; null if there is none. */
  readonly heading: string | null;
  /** Sentences of one paragraph explain each other. */
  readonly paragraph: number;
  readonly isHeading: boolean;
  readonly place: Place;
  /** Printed around the material, such as a masthead: never offered by itself. */
  readonly isFurniture?: true;
  /** Kinds of things that it tells, where its words do not show them: the field of a record. */
  readonly tells?: readonly Asked[];
  /** Kinds of things that it tells beyond those that its words show: the deadline of a claim. */
  readonly alsoTells?: readonly Asked[];
}
