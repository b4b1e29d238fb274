/**
 * Words that say how a time limits what is asked for: alternatives of patterns, in lower case. Months and units are
 * elsewhere.
 */
export interface TimeLexicon {
  readonly since: string;
  readonly until: string;
  readonly within: string;
  /** `last` in `the last three weeks`, before or after the number or the unit. */
  readonly past: string;
  /** Asks for the latest. */
  readonly newest: string;
  /**
   * Asks for deadlines: days by which something is due or on which it ends. `passed` and `ahead` say on which side of
   * today.
   */
  readonly deadlines: string;
  readonly passed: string;
  readonly ahead: string;
  /** Acts that are reported on the day they are done. */
  readonly deeds: string;
  /** Something happened on the day it is reported. */
  readonly today: string;
  /** Asks for the day from which something holds. */
  readonly starts: string;
  /** Something comes to its end: the day of that is not the day on which it starts. */
  readonly finishes?: string;
  /** A day was moved. */
  readonly moved: string;
}
