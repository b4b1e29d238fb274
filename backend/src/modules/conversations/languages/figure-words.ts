/**
 * Words around the figures of strengths, amounts and doses: alternatives of patterns, in lower case.
 */
export interface FigureWords {
  /** Names the scale of a score, whose ends are not the score: `on a scale of 1 to 10`. */
  readonly scale: string;
  /** Follows a figure out of ten: ` out of ten`, ` sobre 10`; begins with a space. */
  readonly ofTen: string;
  /** One, as it is counted. */
  readonly one: string;
  /** Nought. */
  readonly zero: string;
  /** A figure is approximate: `roughly`, `unos`, `etwa`. */
  readonly about: string;
  /** Numbers up to nine that may begin a range: `three or (4)`. */
  readonly smallNumbers: string;
  /** Words between two numbers: `3 or 4`, `3 und 4`. */
  readonly numberJoins: string;
  /** Joining words that make a range of two figures: `3 or 4`, `3 bis 4`. */
  readonly rangeJoins: string;
  /** Words between two amounts of food, when only one can be right: `2 or 3`, `2 y 3`. */
  readonly amountJoins: string;
  /** Words between two doses: `400 to 600 mg`, `400 a 600 mg`. */
  readonly doseJoins: string;
  /** Names of a strength before its figure: `level 6`, `Stärke 7`. */
  readonly strengthNames: string;
  /** Words between such a name and its figure: `level (of) 6`. */
  readonly afterStrengthName: string;
  /** Words before a strength, possibly several: `(so it was about a) 6`. */
  readonly beforeScore: string;
  /** Words after a strength that is a whole clause: `6 (at worst)`. */
  readonly afterScore: string;
  /** Words between a part of the body and the strength of its pain: `knee (only a) 4`. */
  readonly besidePlace: string;
  /** Words after a number whose meaning is unclear: `still 4 (when I woke)`. */
  readonly afterLooseNumber: string;
  /** Words before a final number that make it no strength: `(until) 4`, `(seit) 4`. */
  readonly beforeNoStrength: string;
  /** Words after a figure that are not units: `6 (in the morning)`. */
  readonly noUnits: string;
  /** Something happened more than once: `both times`, `cada vez`, `dreimal`. */
  readonly severalTimes: string;
  /** Other things that people rate out of ten, which the diary does not record: `energy`, `estrés`. */
  readonly otherScales: string;
}
