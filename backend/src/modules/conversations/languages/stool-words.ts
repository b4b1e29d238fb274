/**
 * Words for stools and the blood in them: alternatives of patterns, in lower case.
 */
export interface StoolWords {
  /** Nouns for a stool: `bowel movement`, `deposición`. */
  readonly nouns: string;
  /** Further words that tell of a stool: `went (twice)`, `diarrea`, `Klo`. */
  readonly going: string;
  /** Words by which a text speaks of a stool: `loo`, `sangre`, `Durchfall`. */
  readonly hints: string;
  /** The word for a type of the Bristol scale. */
  readonly types: string;
  /** Says after a number how often: `4 times`, `3 veces`, `3-mal`. */
  readonly times: string;
  /** How often, in one word. */
  readonly timesInWords: string;
  /** Says how often, with a number that was not read. */
  readonly anyTimes: string;
  /** Verbs before how often somebody went, by a number alone: `already (been) four`. */
  readonly gone: string;
  /** Words after that number: `been four (so far)`. */
  readonly afterGone: string;
  /** Numbers before a type that make it of several stools: `(two) type 6s`. */
  readonly severalCounts: string;
  /** Says that a type was that of most of several: `mostly`, `sobre todo`, `meistens`. */
  readonly mostly: string;
  /** What else somebody goes to the toilet for: `for a wee`, `orinar`. */
  readonly otherErrands: string;
  /** Further nouns that are counted as stools: `3 (loo trips)`. */
  readonly trips: string;
  /** Says how often in general rather than how many there were: `a day`, `al día`, `täglich`. */
  readonly rate: string;
  /** Says that there was more than one, without a number: `kept (going)`, `varias`, `mehrmals`. */
  readonly several: string;
  /** Words before a number of times that goes on with what stands before it: `(then) 2 times`. */
  readonly beforeOften: string;
  /** Numbers of such times. */
  readonly oftenCounts: string;
  /** Blood in a stool: `bloody`, `sangre`, `blutig`. */
  readonly blood: string;
  /** The noun for blood alone. */
  readonly bloodName: string;
  /** Words that begin with it: what comes out with blood was not drunk. */
  readonly bloodWords: string;
  /** Words before blood that deny it: `no (more)`, `nada de`, `kein`. */
  readonly noBlood: string;
  /** Words between such a word and blood. */
  readonly amountOfBlood: string;
  /** Words after `blood` that make it none of a stool: `blood test`. */
  readonly bloodOfOthers: string;
  /** Where else blood comes from: `nose`, `regla`, `Nasenbluten`. */
  readonly otherBlood: string;
  /** Words beside blood that may say that there was none: `looked for`, `tampoco`. */
  readonly unsureBlood: string;
  /** One of several, by its place: `the last`, `la primera`, `beim letzten`. */
  readonly nth: string;
  /** Words after it: `the last (one)`. */
  readonly afterNth: string;
  /** Numbers after it, which make it several: `las últimas (dos)`. */
  readonly fewAfterNth: string;
  /** The first or last few of several. */
  readonly firstFew: string;
  /** One of several: `one of`, `una de`, `einmal`. */
  readonly justOne: string;
  /** A number of them beside their blood, or one that was bloody: `a (bloody one)`. */
  readonly bloodyOne: string;
  /** Words before such a number. */
  readonly beforeNumberOfThem: string;
  /** Words before a type that make it none of a stool: `(blood) type 1`. */
  readonly otherTypes: string;
  /** Words between the name of the scale and its figure: `Bristol (scale) 4`. */
  readonly scaleNames: string;
}
