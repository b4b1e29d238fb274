/**
 * Words for stools and the blood in them: alternatives of patterns, in lower case.
 */
export interface StoolWords {
  /** Nouns for a stool: `bowel movement`, `deposición`. */
  readonly nouns: string;
  /** Further words for a stool: `went (twice)`, `diarrea`, `Klo`. */
  readonly going: string;
  /** Words that suggest a stool: `loo`, `sangre`, `Durchfall`. */
  readonly hints: string;
  /** The word for a type of the Bristol scale. */
  readonly types: string;
  /** Follows the number of times: `4 times`, `3 veces`, `3-mal`. */
  readonly times: string;
  /** The number of times in one word: `twice`. */
  readonly timesInWords: string;
  /** Any number of times. */
  readonly anyTimes: string;
  /** Verbs before a number alone that counts stools: `already (been) four`. */
  readonly gone: string;
  /** Words after that number: `been four (so far)`. */
  readonly afterGone: string;
  /** Counts before a type, which mean several stools: `(two) type 6s`. */
  readonly severalCounts: string;
  /** Gives the type of most of several stools: `mostly`, `sobre todo`, `meistens`. */
  readonly mostly: string;
  /** Other reasons to go to the toilet: `for a wee`, `orinar`. */
  readonly otherErrands: string;
  /** Further nouns that are counted as stools: `3 (loo trips)`. */
  readonly trips: string;
  /** A general rate rather than a count: `a day`, `al día`, `täglich`. */
  readonly rate: string;
  /** More than one, without a number: `kept (going)`, `varias`, `mehrmals`. */
  readonly several: string;
  /** Words before a number of times that continues the clause before: `(then) 2 times`. */
  readonly beforeOften: string;
  /** Numbers of such times. */
  readonly oftenCounts: string;
  /** Blood in a stool: `bloody`, `sangre`, `blutig`. */
  readonly blood: string;
  /** The noun for blood alone. */
  readonly bloodName: string;
  /** Beginnings of words about blood. A clause with one is not about a drink. */
  readonly bloodWords: string;
  /** Words before blood that deny it: `no (more)`, `nada de`, `kein`. */
  readonly noBlood: string;
  /** Words between such a word and blood. */
  readonly amountOfBlood: string;
  /** Words after `blood` that make it no blood of a stool: `blood test`. */
  readonly bloodOfOthers: string;
  /** Other sources of blood: `nose`, `regla`, `Nasenbluten`. */
  readonly otherBlood: string;
  /** Words next to blood that may deny it: `looked for`, `tampoco`. */
  readonly unsureBlood: string;
  /** One of several by its order: `the last`, `la primera`, `beim letzten`. */
  readonly nth: string;
  /** Words after it: `the last (one)`. */
  readonly afterNth: string;
  /** Numbers after it, which make it several: `las últimas (dos)`. */
  readonly fewAfterNth: string;
  /** The first or last few of several. */
  readonly firstFew: string;
  /** One of several: `one of`, `una de`, `einmal`. */
  readonly justOne: string;
  /** A number of bloody ones: `a (bloody one)`. */
  readonly bloodyOne: string;
  /** Words before such a number. */
  readonly beforeNumberOfThem: string;
  /** Words before a type that is not of a stool: `(blood) type 1`. */
  readonly otherTypes: string;
  /** Words between the name of the scale and its figure: `Bristol (scale) 4`. */
  readonly scaleNames: string;
}
