import type { EntryKind } from '#events/conversations/diary-entry';

/** Words by which people ask to change or delete an entry, or set right what they said: alternatives of patterns, in lower case. */
export interface RequestWords {
  /** Words before a request that take back what was said: `sorry, (delete it)`. */
  readonly apologies: string;
  /** Says what was meant, before a request. */
  readonly meaning: string;
  /** Asks for something politely, before a request. */
  readonly please: string;
  /** The same at the beginning of a question that is a request: `could you …?` */
  readonly asking: string;
  /** Opens the reason of a request: `delete the water, (because) I spilled it`. */
  readonly because: string;
  /** Subjects that open such a reason without a joint. */
  readonly reasonSubjects: string;
  /** Asks to delete an entry: `erase`, `borra`, `lösche`. */
  readonly deleting: string;
  /** Articles and the like before what is to be deleted. */
  readonly deletedArticles: string;
  /** Words after it: `delete the tea, (please)`. */
  readonly afterDeleting: string;
  /** Asks to forget an entry, where an article shows that one is meant: `forget (about) the tea`. */
  readonly forgetting: string;
  /** Articles and the like before the name of an entry, as an object. */
  readonly articles: string;
  /** Words after it. */
  readonly afterForgetting: string;
  /** A verb of deleting whose second part follows the entry: `(take) the tea off`. */
  readonly taking: string;
  /** That second part. */
  readonly away: string;
  /** Says that something that was told did not happen: `I (didn’t have) the toast after all`. */
  readonly neverHad: string;
  /** Words at its end, which show that it was told before. */
  readonly afterAll: string;
  /** Asks to undo what was done last. */
  readonly undoing: string;
  /** Articles and the like after such a verb. */
  readonly undoneArticles: string;
  /** Denies what was said, if a sign or one of `afterNo` follows: `no pain` is no correction. */
  readonly no: string;
  /** Words after it by which it takes something back: `no (wait)`. */
  readonly afterNo: string;
  /** Takes back what was said: `scratch that`, `mejor dicho`, `eigentlich`. */
  readonly takingBack: string;
  /** The same a second time: `sorry, (no)`. */
  readonly takingBackAgain: string;
  /** Articles and the like before the name of an entry, as a subject. */
  readonly subjectArticles: string;
  /** The verb between an entry and what it was: `were`, `fue`. */
  readonly was: string;
  /** Words after that verb. */
  readonly afterWas: string;
  /** A word after it that belongs to a strength: `was (at) 6/10`. */
  readonly scoreAfterWas: string;
  /** A word after it that belongs to a time instead. */
  readonly notAfterWas: string;
  /** Says what something was, without its name: `that was`, `fue`, `es war`. */
  readonly itWas: string;
  /** Opens a correction that names nothing: `make it`, `quise decir`. */
  readonly makeIt: string;
  /** Words at the end of a correction. */
  readonly afterCorrection: string;
  /** Words for whatever was said or done last: `that one`, `todo`. */
  readonly lastThing: string;
  /** Pronouns in place of a name, which name nothing. */
  readonly pronouns: string;
  /** Articles before a figure. */
  readonly figureArticles: string;
  /** Whole requests to change an entry, with {please}, {which} for its name and <to> for what it becomes. */
  readonly changes: readonly string[];
  /** A whole denial of an entry, with {which} and {to}. */
  readonly denials: readonly string[];
  /** Further whole corrections, with {to}, and with <not> for what is denied. */
  readonly corrections: readonly string[];
  /** Names whatever entry was the last, or is meant: a pattern of all that names it. */
  readonly entry: string;
  /** Words before a name that choose the last of several: `the last coffee`. */
  readonly lastOf: string;
  /** Meals by which their entries are meant: `breakfast`. */
  readonly namedMeals: string;
  /** Names by which an entry of each kind is meant. */
  readonly kindNames: Readonly<Record<EntryKind, string>>;
}
