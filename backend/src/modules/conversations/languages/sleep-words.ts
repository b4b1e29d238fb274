/** Words for a sleep and its length: alternatives of patterns, in lower case. */
export interface SleepWords {
  /** Words by which a clause tells of a sleep: `asleep`, `dormí`, `geschlafen`. */
  readonly sleeping: string;
  /** Words by which a text speaks of a sleep. */
  readonly hints: string;
  /** The unit of its length. */
  readonly hours: string;
  /** The same, with the apostrophe of `8 hours' sleep`. */
  readonly hoursWithMark: string;
  /** The unit of what is left: `7 h 20 (min)`. */
  readonly minutes: string;
  /** Half an hour before the unit: `7 (and a half) hours`. */
  readonly halfBefore: string;
  /** Half an hour after the unit: `7 horas (y media)`. */
  readonly halfAfter: string;
  /** Words before another number for the same: `4 hrs (maybe) 5`. */
  readonly other: string;
  /** A word before them: `4 hrs (or) maybe 5`. */
  readonly beforeOther: string;
  /** Words before hours that are a clause by themselves: `(only) 5 h`. */
  readonly beforeHours: string;
  /** Words after them: `5 h (tops)`. */
  readonly afterHours: string;
}
