/** Words for a sleep and its length: alternatives of patterns, in lower case. */
export interface SleepWords {
  /** Hours beside these words may not be sleep: `minus 2 h (awake)`. */
  readonly awake: string;
  /** Words for sleeping in a clause: `asleep`, `dormí`, `geschlafen`. */
  readonly sleeping: string;
  /** Words that suggest a sleep. */
  readonly hints: string;
  /** The unit of its length. */
  readonly hours: string;
  /** The unit with the apostrophe of `8 hours' sleep`. */
  readonly hoursWithMark: string;
  /** The unit of the minutes: `7 h 20 (min)`. */
  readonly minutes: string;
  /** Half an hour before the unit: `7 (and a half) hours`. */
  readonly halfBefore: string;
  /** Half an hour after the unit: `7 horas (y media)`. */
  readonly halfAfter: string;
  /** Words before a second number for the same sleep: `4 hrs (maybe) 5`. */
  readonly other: string;
  /** A word before them: `4 hrs (or) maybe 5`. */
  readonly beforeOther: string;
  /** Words before hours that are a whole clause: `(only) 5 h`. */
  readonly beforeHours: string;
  /** Words after them: `5 h (tops)`. */
  readonly afterHours: string;
}
