/** Words by which a line gives what is asked for: alternatives of patterns, in lower case. */
export interface AnswerLexicon {
  /** Words before the day on which something ends. */
  readonly ending: string;
  /** Words before and after the number of days for which something holds. */
  readonly lastingBefore: string;
  readonly lastingAfter: string;
  /** Something is extended beyond the day on which it would have ended. */
  readonly prolonging: string;
  /** Something is still to happen. */
  readonly toCome: string;
  /** A penalty. */
  readonly punishing: string;
  /** A condition under which something follows. */
  readonly conditional: string;
  /** A reason. */
  readonly because: string;
  /** What replaced something. */
  readonly instead: string;
  /** A sentence that begins with one of these refers to the one before it; known of some languages. */
  readonly pronouns?: string;
  /** Words before which one of these refers to nothing: `It is likely that …`. */
  readonly noPronouns?: string;
  /** Words anywhere in a sentence that refer to a person or a thing of whom the sentence before may tell. */
  readonly pronounsWithin?: string;
}
