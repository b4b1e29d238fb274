export const PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;

/** A part of a day. */
export type Part = (typeof PARTS)[number];

/** Words by which people say when something was: alternatives of patterns, in lower case. Weekdays and months come from elsewhere. */
export interface TimeWords {
  /** Verbs and names of meals, with the hours at which they are: `cené`. */
  readonly mealVerbs: readonly (readonly [string, number, number])[];
  /** Words before a number that may be an hour: `about (8)`, `etwa (8)`. */
  readonly aboutHour: string;
  /** The hours of a clock in words, and the parts of one: `seven`, `viertel`. */
  readonly hours: string;
  /** Units after a figure that show that it is no hour: `around 6 (times)`, `um 3 (Tage)`. */
  readonly countedUnits: string;
  /** Units after four figures, which show that those are not a clock time: `1200 (steps)`. */
  readonly countedInThousands: string;
  /** Marks a figure as an hour: `o'clock`, `Uhr`. */
  readonly oclock: string;
  /** The noun after a second hour: `um 8 und 20 (Uhr)`. */
  readonly hourNoun: string;
  /** Words before a clock time: `at`, `a las`, `gegen`. */
  readonly beforeClock: string;
  /** Words that make a clock time approximate: `around`, `etwa`. */
  readonly aroundClock: string;
  /** A quarter or half of an hour, before or after the full one: `quarter past`, `viertel vor`. */
  readonly quarters: string;
  /** Half an hour before the hour named: `halb (acht)`. */
  readonly halfBefore: string;
  readonly noonAndMidnight: string;
  /** What follows the day of a date before a month: `13(th) August`, `13(.) August`. */
  readonly ordinalEnds: string;
  /** A word between the day and the month: `13 (de) agosto`. */
  readonly beforeMonth: string;
  /** Dates without the name of a month: `the 13th`, `am 13.8.` */
  readonly dates: string;
  /** A day other than that of the message: `the other night`, `anteayer`, `vorgestern`. */
  readonly otherDays: string;
  /** A part of the day, or a time without a clock: `this morning`, `hace`, `vorhin`. */
  readonly partsOfDay: string;
  /** A sleep by day: `nap`, `siesta`, `Mittagsschlaf`. */
  readonly naps: string;
  /** Verbs for what was felt or happened earlier: `felt`, `tuve`, `hatte`. */
  readonly feltEarlier: string;
  /** Verbs and adverbs for what is felt at the time of writing: `still`, `siento`, `habe`. */
  readonly feltNow: string;
  /** Something continues since an earlier time: `ever since`, `seitdem`. */
  readonly goingOnSince: string;
  /** Words that may mean the evening or night before: `bedtime`, `noche`. */
  readonly ofNight: string;
  /** Words before a cause, whose time need not be that of the symptom: `gassy (after) that pizza last night`. */
  readonly beforeCause: string;
  /** Future days, and words with `day` that name no other day: `next week`, `most (of the day)`. */
  readonly noOtherDay: string;
  /** Introduces a duration: `lasted`, `dauerte`. */
  readonly lasting: string;
  /** Units of a duration: `minutes`. */
  readonly lengths: string;
  /** Abbreviations whose period ends no sentence. */
  readonly abbreviations: string;
  /** Words about time that are not names of things, besides function words; separated by spaces. */
  readonly noNames: string;
  /**
   * Days up to that of the message, with how long ago they were and their part that is meant. Not `heute Nacht`, which
   * may be the night before or the one to come.
   */
  readonly days: readonly (readonly [names: readonly string[], daysAgo: number, part: Part | null])[];
  /** Meals and the like, with the hours in which they are. */
  readonly occasions: readonly (readonly [names: string, from: number, to: number])[];
  /** Words before such an occasion: `for (breakfast)`, `nach dem (Frühstück)`. */
  readonly withOccasion: string;
  /** The hours of a clock in words, at the ends of a span; and the parts of a day behind it. */
  readonly hoursOfSpans: string;
  readonly partsOfSpans: string;
  /** Words around the ends of a span: `(between) 10 and 11`, `(von) 10 (bis) 11`. */
  readonly between: string;
  readonly fromSpan: string;
  readonly toSpan: string;
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
