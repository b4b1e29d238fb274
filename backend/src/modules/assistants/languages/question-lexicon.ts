/** The kind of thing that a question asks for. */
export type AnswerType =
  | 'reason'
  | 'until'
  | 'time'
  | 'amount'
  | 'share'
  | 'money'
  | 'person'
  | 'act'
  | 'penalty'
  | 'consequence'
  | 'meaning'
  | 'thing';

/** Words by which questions ask: alternatives of patterns, in lower case. */
export interface QuestionLexicon {
  readonly time: string;
  /** Asks for a day rather than a year. */
  readonly day: string;
  /** Asks how long something lasts, or when it ends. */
  readonly until: string;
  /** Asks about an assumption: what would happen if. */
  readonly supposing: string;
  /** Asks what holds now. */
  readonly now: string;
  /** Shows that a question is about the past. */
  readonly past: string;
  /** Asks for the predecessor of the present person or thing. */
  readonly former: string;
  /** Asks whether something holds. */
  readonly holding: string;
  /** Asks whether something has come to its end. */
  readonly ended: string;
  /** Says that something lasts, in a question for its end. */
  readonly lasting: string;
  /** Asks about the future. */
  readonly coming: string;
  /** Asks how far or how tall, and so for a length. */
  readonly length: string;
  /** Asks where something is. */
  readonly where: string;
  /** Asks whether something has happened by now. */
  readonly soFar: string;
  /** `did` without a question word before it: `did they pay?`, not `how much did they promise?` */
  readonly didSo?: string;
  readonly amount: string;
  /** Asks for a number of things, not for money. */
  readonly counting: string;
  readonly share: string;
  readonly money: string;
  readonly person: string;
  /** Words before a thing: `the tariff on films`. None that may be part of a verb. */
  readonly prepositions: string;
  /** Words before a thing that ask which of several it is: `which members`. */
  readonly determiners: string;
  /** Set phrases of a preposition and a noun that names no thing: `on board`. */
  readonly adverbials: string;
  /** Asks what somebody is in charge of, with words that otherwise ask for a person. */
  readonly charge: string;
  /** Asks for an order, a law, a section. */
  readonly act: string;
  readonly penalty: string;
  /** Asks what follows if something is done or not done. */
  readonly consequence: string;
  /** Asks for the meaning of an abbreviation or a word. */
  readonly meaning: string;
  /** Words of questions that name no subject, besides function words. */
  readonly asking: string;
  /** Nouns that fit any goods and say nothing beside another word: `copper products`, `goods from Canada`. */
  readonly generic: string;
  /** Beginnings of a question that continues the one before. */
  readonly goingOn: string;
  /** Words for something said before. */
  readonly pronouns: string;
  /** Phrases in which such a word has no meaning: `is there`, `gibt es`. */
  readonly expletives: string;
  readonly reason: string;
  /** Asks for the names of several. */
  readonly names: string;
  /** Words for places that are not things even after a preposition: `from abroad`. */
  readonly elsewhere: string;
  /** Asks for what replaced something. */
  readonly asksInstead: string;
}
