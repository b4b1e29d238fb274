/**
 * Words by which the diary tells what this person did from what they only plan, deny or tell of somebody else: alternatives of patterns,
 * in lower case. A field is empty where a language has no such words.
 */
export interface DoubtWords {
  /** Says that something did not happen, or has not yet: `without`, `voy a`, `wenn`. */
  readonly notDone: string;
  /** Ends of words that say the same: `'ll`. */
  readonly futureEndings: string;
  /** Says that something may be, and so may what is listed after it: `I might get headaches and nausea`. */
  readonly possible: string;
  /** Says that something was only bought or fetched: `picked up my prescription, 28 x 50mg azathioprine`. */
  readonly fetched: string;
  /** Verbs that end such a list, since they tell what happened: `had`, `tomé`, `hatte`. */
  readonly happened: string;
  /** Says after a label that there was none: `nausea: none`. */
  readonly none: string;
  /** Names other times than the days that messages tell of: `last month`, `cada noche`, `früher`. */
  readonly otherTimes: string;
  /** Words by which a clause tells of the person: `my`, `tuve`, `mir`. */
  readonly oneself: string;
  /** Those of them that are the subject of a verb: `i've`, `tuve`, `ich`. Possessives are not among them. */
  readonly subjects: string;
  /** Those of them that open a sentence of which no part is about others: `i'd`, `estuve`. */
  readonly openingSubjects: string;
  /** Subjects that contain the person, by which `my sister and I had` is not about somebody else: `we`, `wir`. */
  readonly firstPerson: string;
  /** Who tells it of the person, with the verb: `Ana says (that) I took`. */
  readonly reporting: string;
  /** Words after which a message quotes somebody about the person: `says I`, `sagt dass ich`. */
  readonly quoting: string;
  /** Forms of the person's own verbs that another language has as a word for somebody else: `he tomado`. */
  readonly misleading: string;
  /** Tells of others or of what was not in its words only: `slept like a baby`, `forgot to write down: …`. */
  readonly idioms: string;
  /** Opens who was there, before a noun: `with my`, `con mis`, `mit den`. */
  readonly company: string;
  /** Says what something was without, before a noun: `without (any)`, `sin`, `ohne`. */
  readonly without: string;
  /** People that no word of the family names: `guests`, `vecina`, `Leute`. */
  readonly people: string;
  /** Verbs that have the form of somebody else: `tomó omeprazol`. */
  readonly verbsOfOthers: string;
  /** Verbs of having, taking or feeling, with a subject of any person before them: `(nan) took`, `(Oma) nahm`. */
  readonly verbsBySubject: string;
  /** Verbs after a name with a capital at the beginning of a clause: `Rosa had`, `Rosa nahm`. */
  readonly verbsByName: string;
  /** Words before a verb that are not its subject, or that stand for the person or a thing; with spaces between them. */
  readonly noSubjects: string;
  /** The end of an adverb, which is no subject: `finally`. */
  readonly adverbEnding: string;
  /** The end of a noun whose owner it is: `hubby's back pain`. */
  readonly possessive: string;
  /** Words that have that end and own nothing: `it's`. */
  readonly noOwners: string;
  /** Says that a dose was left out: `skipped`, `salté`, `vergessen`. */
  readonly skipped: string;
  /** Words that show a message to be in a language that writes every noun with a capital: `ich`. */
  readonly withCapitalNouns: string;
  /** Words before a place, whose capital names nobody: `at (Tesco)`. */
  readonly beforePlaces: string;
  /** Says that the person made or bought something, which may be for others: `cooked`, `preparé`, `gebacken`. */
  readonly given: string;
  /** Says that something was had after all, without a helping verb: `gegessen`. */
  readonly hadParticiples: string;
  /** Tells of somebody else, of what is quoted or made up, or takes something back; bears on a whole message: `my sister`, `according`. */
  readonly ofMessage: string;
  /** Tells of another time, a plan, a condition, or of what was not; bears on its sentence: `used to`, `espero`, `falls`. */
  readonly ofSentence: string;
  /** A verb that is denied by its own end, with the bounds of the pattern: `didn't`, `havent`. */
  readonly deniedVerb: string;
  /** Sets right what stands before it, at the beginning of a clause: `make that`, `mejor dicho`, `eher`. */
  readonly setsRight: string;
  /** Denies what stands before it, if a correction follows: `no, 5`. */
  readonly denial: string;
  /** Words that may follow such a denial: `wait`, `fue`, `das`. */
  readonly afterDenial: string;
  /** Says that a strength was the one at some time: `8 at worst`, `8 zu Beginn`. */
  readonly atTimes: string;
  /** Says that what a sentence tells may be of other people or other times; English verbs of doubt as well: `cooked`, `familia`. */
  readonly othersOrTimes: string;
  /** An activity with its distance or duration, which is no entry of the diary: a pattern of a whole clause. */
  readonly activity: string;
  /** A measurement with its figure, which is no entry of the diary: a pattern of a whole clause. */
  readonly measurement: string;
  /** Says that it is not sure whether something was had: `maybe ibuprofen`. */
  readonly maybe: string;
  /** Subjects and verbs of the person that open a clause, by which a time after them is of this clause alone: `took`, `cené`, `hatte`. */
  readonly ownVerbs: string;
}
