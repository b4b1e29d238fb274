/** How a question asks for the notes of a record besides its fields: alternatives of patterns, in lower case. */
export interface NoteLexicon {
  /** Asks what a figure includes or measures. */
  readonly basis: string;
  /** Words for a figure of the budget, of the staff, or any figure. */
  readonly budget: string;
  readonly staff: string;
  readonly figure: string;
  /** Asks where the money comes from. */
  readonly funding: string;
  /** Asks how something began or got its name. */
  readonly origin: string;
  readonly name: string;
  /** Asks for the fate of something: `what happened to it`. */
  readonly fate: string;
  /** Words before what something is part of. */
  readonly under: string;
  /** Words for any department, or for independence. */
  readonly standing: string;
  /** Words for agencies as parts of another. */
  readonly bodies: string;
}
