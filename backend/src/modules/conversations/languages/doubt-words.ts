/**
 * Words by which the diary distinguishes what this person did from plans, negations and other people: alternatives of
 * patterns, in lower case.
 */
export interface DoubtWords {
  /** Something did not happen, or not yet: `without`, `voy a`, `wenn`. */
  readonly notDone: string;
  /** Word endings with the same meaning: `'ll`. */
  readonly futureEndings: string;
  /** Something is possible, and so is what is listed after it: `I might get headaches and nausea`. */
  readonly possible: string;
  /** Something was only bought or fetched: `picked up my prescription, 28 x 50mg azathioprine`. */
  readonly fetched: string;
  /** Verbs that end such a list because they report an event: `had`, `tomé`, `hatte`. */
  readonly happened: string;
  /** Denies a label before it: `nausea: none`. */
  readonly none: string;
  /** Times other than the days of a message: `last month`, `cada noche`, `früher`. */
  readonly otherTimes: string;
  /** Words that refer to the person: `my`, `tuve`, `mir`. */
  readonly oneself: string;
  /** Words for oneself that are the subject of a verb: `i've`, `tuve`, `ich`; no possessives. */
  readonly subjects: string;
  /** Subjects that include the person, so that `my sister and I had` is not about somebody else: `we`, `wir`. */
  readonly firstPerson: string;
  /** Verbs of somebody who reports about the person: `Ana says (that) I took`. */
  readonly reporting: string;
  /** Introduces what somebody else says about the person: `says I`, `sagt dass ich`. */
  readonly quoting: string;
  /** Forms of the person's verbs that are a word for somebody else in another language: `he tomado`. */
  readonly misleading: string;
  /**
   * Expressions that mention other people or a negation without meaning it: `slept like a baby`, `forgot to write down:
   * …`.
   */
  readonly idioms: string;
  /** Introduces who was present, before a noun: `with my`, `con mis`, `mit den`. */
  readonly company: string;
  /** Introduces what a thing came without: `without (any)`, `sin`, `ohne`. */
  readonly without: string;
  /** People other than family: `guests`, `vecina`, `Leute`. */
  readonly people: string;
  /** Verbs in the third person: `tomó omeprazol`. */
  readonly verbsOfOthers: string;
  /** Verbs of having, taking or feeling, after a subject in any person: `(nan) took`, `(Oma) nahm`. */
  readonly verbsBySubject: string;
  /** Verbs after a capitalised name that opens a clause: `Rosa had`, `Rosa nahm`. */
  readonly verbsByName: string;
  /** Words before a verb that are not its subject, or that mean the person or a thing; separated by spaces. */
  readonly noSubjects: string;
  /** The ending of adverbs, which cannot be subjects: `finally`. */
  readonly adverbEnding: string;
  /** The ending of a possessive: `hubby's back pain`. */
  readonly possessive: string;
  /** Words with that ending that are not possessives: `it's`. */
  readonly noOwners: string;
  /** A dose was left out: `skipped`, `salté`, `vergessen`. */
  readonly skipped: string;
  /** Words that show that a message is in a language that capitalises every noun: `ich`. */
  readonly withCapitalNouns: string;
  /** Words before a place, whose capital names no person: `at (Tesco)`. */
  readonly beforePlaces: string;
  /** The person made or bought something, perhaps for others: `cooked`, `preparé`, `gebacken`. */
  readonly given: string;
  /** Participles that report it was had after all: `gegessen`. */
  readonly hadParticiples: string;
  /**
   * Other people, quotations, inventions and retractions, which bear on the whole message: `my sister`, `according`.
   * In German also comparisons with another time, `früher`, and what somebody else may have, `600er`.
   */
  readonly ofMessage: string;
  /** Other times, plans, conditions and negations, which bear on their sentence: `used to`, `espero`, `falls`. */
  readonly ofSentence: string;
  /** A verb with a negative ending, with the bounds of the pattern: `didn't`, `havent`. */
  readonly deniedVerb: string;
  /** Corrects what precedes it, at the beginning of a clause: `make that`, `mejor dicho`, `eher`. */
  readonly setsRight: string;
  /** Denies what precedes it, if a correction follows: `no, 5`. */
  /** Pronouns for what was just told: `it never arrived`. */
  readonly toldThing: string;
  readonly denial: string;
  /** Words that may follow such a denial: `wait`, `fue`, `das`. */
  readonly afterDenial: string;
  /** Limits a strength to a time: `8 at worst`, `8 zu Beginn`. */
  readonly atTimes: string;
  /** An activity with its distance or duration, which the diary does not record: a pattern of a whole clause. */
  readonly activity: string;
  /** A measurement with its figure, which the diary does not record: a pattern of a whole clause. */
  readonly measurement: string;
  /** It is unsure whether something was had: `maybe ibuprofen`. */
  readonly maybe: string;
  /**
   * Subjects and verbs of the person that open a clause. A time after them applies to this clause alone: `took`,
   * `cené`, `hatte`.
   */
  readonly ownVerbs: string;
}
