/**
 * Words by which a question relates what it asks for to what it names: `who designed the bridge`, `who is the chair`, `what did
 * they complain about most`. Lists are of words in lower case, separated by spaces, unless they are said to be patterns.
 */
export interface RelationLexicon {
  /** Words between `who` and the verb or the office. */
  readonly auxiliaries: string;
  /** The words among them after which an office may follow. */
  readonly copulas: string;
  /** Words before an office. */
  readonly articles: string;
  /** Words before what an office or a deed is of. */
  readonly prepositions: string;
  /** Words that show that the noun before them is an office. */
  readonly ofOffice: string;
  /** Words before a participle in the passive voice. */
  readonly passives: string;
  /** Prepositions before the agent of a passive. */
  readonly agents: string;
  /** Prepositions before names that do nothing. */
  readonly places: string;
  /** Verbs by which a sentence says who told it. */
  readonly saying: string;
  /** The ending of a verb that is under way; empty if there is none. */
  readonly progressive: string;
  /** Verbs that say too little to be looked for: `who works with girls?` */
  readonly vague: string;
  /** Forms of a verb that have no common stem, with the noun for who does it; the base form first. */
  readonly deeds: readonly string[];
  /** A verb, its converse, and the preposition before whoever does the first: `lent`, `borrowed`, `from`. */
  readonly converses: readonly string[];
  /** Asks for what is done most; alternatives of a pattern. */
  readonly most: string;
  /** Says that something is done most; alternatives of a pattern. */
  readonly saysMost: string;
  /** Whether a verb after an auxiliary is the last word. */
  readonly deedLast?: boolean;
}
