/**
 * Words around the figures of strengths, amounts and doses: alternatives of patterns, in lower case.
 */
export interface FigureWords {
  /** Says after a figure that it is out of ten: ` out of ten`, ` sobre 10`; with the space before it. */
  readonly ofTen: string;
  /** Nought. */
  readonly zero: string;
  /** Says that a figure is approximate: `roughly`, `unos`, `etwa`. */
  readonly about: string;
  /** Numbers up to nine before which another number may make a range: `three or (4)`. */
  readonly smallNumbers: string;
  /** Words between two numbers: `3 or 4`, `3 und 4`. */
  readonly numberJoins: string;
  /** Those of them that make one number of the two unsure: `3 or 4`, `3 bis 4`. */
  readonly rangeJoins: string;
  /** Words between two amounts of food, of which nobody can tell which it was: `2 or 3`, `2 y 3`. */
  readonly amountJoins: string;
  /** Words between two doses: `400 to 600 mg`, `400 a 600 mg`. */
  readonly doseJoins: string;
  /** Names of a strength before its figure: `level 6`, `Stärke 7`. */
  readonly strengthNames: string;
  /** Words between such a name and its figure: `level (of) 6`. */
  readonly afterStrengthName: string;
  /** Words that open a strength, several of them in a row: `(so it was about a) 6`. */
  readonly beforeScore: string;
  /** Words after a strength that is a clause by itself: `6 (at worst)`. */
  readonly afterScore: string;
  /** Words between a part of the body and the figure of how much it hurts: `knee (only a) 4`. */
  readonly besidePlace: string;
  /** Words after a number of which nobody can tell what it is: `still 4 (when I woke)`. */
  readonly afterLooseNumber: string;
  /** Words before a number at the end of a clause that make it no strength: `(until) 4`, `(seit) 4`. */
  readonly beforeNoStrength: string;
  /** Words after a figure that are not its unit, so that it is bare: `6 (in the morning)`. */
  readonly noUnits: string;
  /** Says that something was more than once: `both times`, `cada vez`, `dreimal`. */
  readonly severalTimes: string;
  /** What else people give a figure out of ten, of which the diary has no entry: `energy`, `estrés`. */
  readonly otherScales: string;
}
