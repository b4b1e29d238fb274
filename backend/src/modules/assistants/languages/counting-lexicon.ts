/** Words that count. */
export interface CountingLexicon {
  /** The numbers from two to ten. */
  readonly numbers: string;
  /** Units of time. */
  readonly spans: string;
  /** Units of length. */
  readonly lengths: string;
  /** Before what a later number counts: `the number of employees fell to 389`. */
  readonly numberOf?: string;
  /** Words for all those who work somewhere, which a later number counts: `the workforce fell to 389`. */
  readonly allOf?: string;
  /** Before the number of all there are: `has 389 employees`. */
  readonly having?: string;
  /** Nouns for those who work somewhere, separated by spaces; the first is the commonest. */
  readonly staff?: string;
  /** Asks by a verb for those who work somewhere: `people work`, `people does … employ`. */
  readonly working?: string;
  /** Words for those who work somewhere where a sentence says that they do: `people` in `employs 23 people`. */
  readonly employed?: string;
  /** Asks for all there are, so that the number of some does not answer. */
  readonly asksAll?: string;
}
