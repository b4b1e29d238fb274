/** A part of a day. */
export type Part = 'morning' | 'afternoon' | 'evening' | 'night';

/** Words by which people say when something was: alternatives of patterns, in lower case. Weekdays and months come from elsewhere. */
export interface TimeWords {
  /** The hours of a clock in words, and the parts of one: `seven`, `viertel`. */
  readonly hours: string;
  /** What figures count that are no hours: `around 6 (times)`, `um 3 (Tage)`. */
  readonly countedUnits: string;
  /** What four figures count that are no clock time: `1200 (steps)`. */
  readonly countedInThousands: string;
  /** Says after a figure that it is an hour: `o'clock`, `Uhr`. */
  readonly oclock: string;
  /** The noun that may follow an hour which goes on with another: `um 8 und 20 (Uhr)`. */
  readonly hourNoun: string;
  /** Words before a clock time: `at`, `a las`, `gegen`. */
  readonly beforeClock: string;
  /** Words between them and the clock time that make it approximate: `around`, `etwa`. */
  readonly aroundClock: string;
  /** A quarter or half of an hour, with the word that says of which: `quarter past`, `viertel vor`. */
  readonly quarters: string;
  /** Half of the hour before the one that is named: `halb (acht)`. */
  readonly halfBefore: string;
  readonly noonAndMidnight: string;
  /** What follows the day of a date before a month: `13(th) August`, `13(.) August`. */
  readonly ordinalEnds: string;
  /** A word between the day and the month: `13 (de) agosto`. */
  readonly beforeMonth: string;
  /** Dates without the name of a month: `the 13th`, `am 13.8.` */
  readonly dates: string;
  /** Names another day than that of the message: `the other night`, `anteayer`, `vorgestern`. */
  readonly otherDays: string;
  /** Names a part of the day, or a time without a clock: `this morning`, `hace`, `vorhin`. */
  readonly partsOfDay: string;
  /** Says that a sleep was by day: `nap`, `siesta`, `Mittagsschlaf`. */
  readonly naps: string;
  /** Verbs of what was felt, or happened, earlier: `felt`, `tuve`, `hatte`. */
  readonly feltEarlier: string;
  /** Verbs and adverbs of what is felt while it is told: `still`, `siento`, `habe`. */
  readonly feltNow: string;
  /** Says that something goes on since a time before: `ever since`, `seitdem`. */
  readonly goingOnSince: string;
  /** Words that may mean the evening or night before: `bedtime`, `noche`. */
  readonly ofNight: string;
  /** Words before the time of a cause, which need not be when its effect was felt: `gassy (after) that pizza last night`. */
  readonly beforeCause: string;
  /** Days to come, and words for a day that name no other one: `next week`, `most (of the day)`. */
  readonly noOtherDay: string;
  /** Says how long something lasted, before the figure: `lasted`, `dauerte`. */
  readonly lasting: string;
  /** Units of such a length: `minutes`. */
  readonly lengths: string;
  /** Abbreviations whose period ends no sentence. */
  readonly abbreviations: string;
  /** Words of time that are no name of a thing, besides the function words of the language; with spaces between them. */
  readonly noNames: string;
  /** Days up to that of the message, with how long ago they were and their part that is meant. */
  readonly days: readonly (readonly [names: readonly string[], daysAgo: number, part: Part | null])[];
  /** Meals and the like, with the hours in which they are. */
  readonly occasions: readonly (readonly [names: string, from: number, to: number])[];
  /** Words before such an occasion: `for (breakfast)`, `nach dem (Frühstück)`. */
  readonly withOccasion: string;
  /** Words before a time that is compared with, or from which or until which something was. */
  readonly compared: string;
  /** Names the morning, alone or in a phrase. */
  readonly morning: string;
  /** Names the afternoon, alone or in a phrase. */
  readonly afternoon: string;
  /** Names the evening, alone or in a phrase. */
  readonly evening: string;
  /** Says that something was at another time than its message, or went on since or until one. */
  readonly notOfMoment: string;
}
