/** Words that join questions or refer to what was said: alternatives of patterns, in lower case. */
export interface FollowUpLexicon {
  /** Words between two questions of one sentence. */
  readonly joining: string;
  /** Words that begin a question. */
  readonly interrogatives: string;
  /** Beginnings of a question without an interrogative that continues another: `and is`. */
  readonly inverted: string;
  /** Asks how an amount has changed. */
  readonly trend: string;
  /** Interrogatives that ask for one of several: `which`. */
  readonly choosing: string;
  /** Ordinals for the lines of an answer, starting with the first. */
  readonly ordinals: readonly string[];
  readonly last: string;
  /** Asks for more about something. */
  readonly more: string;
  /** Words such as `which of them`. */
  readonly ofThem: string;
  readonly most: string;
  readonly least: string;
  /** Asks what held before something ended or changed it. */
  readonly earlier: string;
  /** Words between alternatives. */
  readonly or: string;
  /** Compares one thing with another, or calls it more. */
  readonly compared: string;
}
