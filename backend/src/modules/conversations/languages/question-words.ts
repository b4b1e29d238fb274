/** Words by which people ask their diary: alternatives of patterns, in lower case. */
export interface QuestionWords {
  /** Words that may stand before a question: `hi`, `please`. */
  readonly greetings: string;
  /** Words that open a question, with or without its mark: `how`, `cuánto`, `wie oft`. */
  readonly openings: string;
  /** Opens a question that goes on with the one before: `and (yesterday)?` */
  readonly follows: string;
  /** Verbs that tell of stools, or of nothing. */
  readonly mereVerbs: string;
  /** Says that all of the diary is asked for: `altogether`, `insgesamt`. */
  readonly inAll: string;
  /** Asks for the day before the one that was asked about: a pattern of the whole question. */
  readonly dayBefore: string;
  /** Asks for the worst day: `which was my worst day`. */
  readonly worstDay: string;
  /** Asks for the day with the most: `which day … most`. */
  readonly dayWithMost: string;
  /** Asks how many days ago something was last. */
  readonly daysSinceLast: string;
  /** Asks for a number of days. */
  readonly howManyDays: string;
  /** Asks for the days. */
  readonly whichDays: string;
  /** Asks for an average. */
  readonly average: string;
  /** Asks when something was last: `when did I last`, `wann … zuletzt`. */
  readonly whenLast: string;
  /** Asks how much something hurt, in words that otherwise ask for an amount: `cuánto me dolía`. */
  readonly howMuchItHurt: string;
  /** Asks for an amount in units: `how many cups of`, `wie viele Tassen`. */
  readonly howMuchOfUnits: string;
  /** Asks for a number. */
  readonly howMany: string;
  /** Asks for an amount or a length. */
  readonly howMuch: string;
  /** Asks for what was strongest: `what was my worst`, `wann … am stärksten`. */
  readonly highest: string;
  /** Asks for what was weakest. */
  readonly lowest: string;
  /** Asks when something was first. */
  readonly first: string;
  /** Asks whether something was. */
  readonly whether: string;
  /** Asks for the last entry. */
  readonly whatLast: string;
  /** Asks for the types or kinds of something. */
  readonly whichTypes: string;
  /** Asks for entries as they are: `show me`, `qué`, `welche`. */
  readonly what: string;
  /** Asks for a time. */
  readonly when: string;
  /** Asks how something was. */
  readonly how: string;
  /** Words that a question is understood without; with spaces between them. */
  readonly fillers: string;
  /** Words allowed only where a question asks for an extreme; with spaces between them. */
  readonly extremes: string;
  /** Asks for a figure of each day. */
  readonly byDay: string;
  /** Asks for a figure of each week. */
  readonly byWeek: string;
  /** Words before the lowest figure that counts: `at least`, `mindestens`. */
  readonly from: string;
  /** The same after the figure. */
  readonly orMore: string;
  /** Words before the highest figure that counts. */
  readonly upTo: string;
  /** The same after the figure. */
  readonly orLess: string;
  /** Words before a figure that is too low to count. */
  readonly above: string;
  /** Words before a figure that is too high to count. */
  readonly below: string;
  /** A word before such words. */
  readonly ofBound: string;
  /** Asks for stools with blood. */
  readonly withBlood: string;
  /** The word for a type of stool, before its figure. */
  readonly type: string;
  /** Asks for the last night, whose sleep has the date of the day after. */
  readonly lastNight: string;
  /** Asks for sleep. */
  readonly slept: string;
  /** Opens a question that asks for a judgement, a cause or advice: `should I`, `es grave`, `darf ich`. */
  readonly medicalOpenings: string;
  /** Words before such an opening. */
  readonly medicalGreetings: string;
  /** What only a doctor judges: `side effects`, `peligroso`, `Entzündung`. */
  readonly medical: string;
  /** Words before a question that asks for what was recorded. */
  readonly recordGreetings: string;
  /** Opens such a question: `how many`, `cuándo`, `zeig mir`. */
  readonly recordOpenings: string;
  /** Units of doses that are counted, which is what `how many` of a medicine asks for. */
  readonly countedPieces: string;
  /** Asks what the person lives with: a pattern of the whole question. */
  readonly illness: string;
  /** Words after such a question. */
  readonly afterIllness: string;
  /** Ways to say that somebody vomited, all of which ask for the same. */
  readonly vomited: string;
}
