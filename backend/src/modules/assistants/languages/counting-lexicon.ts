/** Words that count. */
export interface CountingLexicon {
  /** The numbers from two to ten. */
  readonly numbers: string;
  /** Units of time. */
  readonly spans: string;
  /** Units of length. */
  readonly lengths: string;
}
