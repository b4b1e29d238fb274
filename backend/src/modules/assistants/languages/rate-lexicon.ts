/** Words for things given as a figure, and for asking for one: alternatives of patterns, in lower case. */
export interface RateLexicon {
  /** `duties`. */
  readonly rates: string;
  /** Asks for a rate, up to its name: `what is the additional`. */
  readonly asksFor: string;
  /** Asks whether there is one: `is there a new`. */
  readonly asksIfAny: string;
  /** Asks what somebody pays: the words up to the verb, and the forms of the verb. */
  readonly asksWhatPaid: string;
  readonly paying: string;
  /** Asks for the highest and for the lowest of several. */
  readonly highest: string;
  readonly lowest: string;
  /** Who may pay: a line about goods does not say which of them does. */
  readonly payers: string;
  /** Verbs by which a rate changes: `rise`, `was cut`. */
  readonly changing: string;
  /** The words before the old and before the new rate of a change. */
  readonly changedFrom: string;
  readonly changedTo: string;
  /** Asks of all goods or countries, and says that something is for all of them. */
  readonly asksOfAll: string;
  readonly ofAll: string;
  /** A word before the least or most of something, which is not a rate: `at least 85% American steel`. */
  readonly bounds: string;
}
