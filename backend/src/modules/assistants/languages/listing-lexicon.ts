/** Words of questions about the documents that a record lists: alternatives of patterns, in lower case. */
export interface ListingLexicon {
  /** Words for a document of any kind. */
  readonly document: string;
  /** Words for an agreement between two countries. */
  readonly deal: string;
  /** Something was decided, announced or published. */
  readonly deed: string;
  /** Publishers, and other words that name nothing in a title. */
  readonly neutral: string;
  /** Words before the thing asked for: `which goods`, `what kind of product`. */
  readonly which: string;
}
