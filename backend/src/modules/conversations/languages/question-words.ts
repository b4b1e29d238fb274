/** Words by which people ask their diary: alternatives of patterns, in lower case. */
export interface QuestionWords {
  /** Words that may precede a question: `hi`, `please`. */
  readonly greetings: string;
  /** Words that begin a question, with or without a question mark: `how`, `cuánto`, `wie oft`. */
  readonly openings: string;
  /** Begins a question that continues the one before: `and (yesterday)?` */
  readonly follows: string;
  /** Openings of a question without a verb: `(total) stools last week`. */
  readonly verblessOpenings: string;
  /** The worst of something: the strongest pain, but the shortest sleep. */
  readonly worst: string;
  /** Words for a figure that is asked for: `average pain (score)`. */
  readonly figureNames: string;
  /** Verbs that mean a stool, or nothing. */
  readonly mereVerbs: string;
  /** Asks about the whole diary: `altogether`, `insgesamt`. */
  readonly inAll: string;
  /** Asks for the day before the one asked about: a pattern of the whole question. */
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
  /** Asks whether something happened. */
  readonly whether: string;
  /** Asks for the last entry. */
  readonly whatLast: string;
  /** A whole question for the type of the stools that were asked about before: `what type was it`. */
  readonly typeOfThese: string;
  /** Asks for the types or kinds of something. */
  readonly whichTypes: string;
  /** Asks for the entries themselves: `show me`, `qué`, `welche`. */
  readonly what: string;
  /** Asks for a time. */
  readonly when: string;
  /** Asks how something was. */
  readonly how: string;
  /** Words that do not change the meaning of a question; separated by spaces. */
  readonly fillers: string;
  /** Words allowed only in a question about an extreme; separated by spaces. */
  readonly extremes: string;
  /** Asks for a figure per day. */
  readonly byDay: string;
  /** Asks for a figure per week. */
  readonly byWeek: string;
  /** Words before the lowest figure that matches: `at least`, `mindestens`. */
  readonly from: string;
  /** Words with the same meaning after the figure. */
  readonly orMore: string;
  /** Words before the highest figure that matches. */
  readonly upTo: string;
  /** Words with the same meaning after the figure. */
  readonly orLess: string;
  /** Words before a figure that is just too low to match: `more than`. */
  readonly above: string;
  /** Words before a figure that is just too high to match: `less than`. */
  readonly below: string;
  /** A word before those words. */
  readonly ofBound: string;
  /** Asks for stools with blood. */
  readonly withBlood: string;
  /** The word for a type of stool, before its figure. */
  readonly type: string;
  /** Asks for last night, whose sleep has the date of the morning after. */
  readonly lastNight: string;
  /** Asks for sleep. */
  readonly slept: string;
  /** Begins a question that asks for a judgement, a cause or advice: `should I`, `es grave`, `darf ich`. */
  readonly medicalOpenings: string;
  /** Words before such an opening. */
  readonly medicalGreetings: string;
  /** What only a doctor can judge: `side effects`, `peligroso`, `Entzündung`. */
  readonly medical: string;
  /** Words before a question about what was recorded. */
  readonly recordGreetings: string;
  /** Begins such a question: `how many`, `cuándo`, `zeig mir`. */
  readonly recordOpenings: string;
  /** Units of counted doses, which `how many` asks for of a medicine. */
  readonly countedPieces: string;
  /** Asks for the person's condition: a pattern of the whole question. */
  readonly illness: string;
  /** Words after such a question. */
  readonly afterIllness: string;
  /** Verbs for vomiting; all ask for the same. */
  readonly vomited: string;
  /**
   * Words that people use for the same thing when they keep it and when they ask for it, by the English one: parts of
   * the body, feelings and drinks.
   */
  readonly sameThings: Readonly<Record<string, string>>;
}
