import type { EntryKind } from '#events/conversations/diary-entry';

/** Words by which people ask to change or delete an entry, or set right what they said: alternatives of patterns, in lower case. */
export interface RequestWords {
  /** Words before a request that retract something: `sorry, (delete it)`. */
  readonly apologies: string;
  /** Words that introduce what was meant. */
  readonly meaning: string;
  /** Words of a polite request. */
  readonly please: string;
  /** Words of a polite request that has the form of a question: `could you …?` */
  readonly asking: string;
  /** Introduces the reason of a request: `delete the water, (because) I spilled it`. */
  readonly because: string;
  /** Subjects that begin such a reason without a joint. */
  readonly reasonSubjects: string;
  /** Asks to delete an entry: `erase`, `borra`, `lösche`. */
  readonly deleting: string;
  /** Articles and the like before the entry to delete. */
  readonly deletedArticles: string;
  /** Words after the entry to delete: `delete the tea, (please)`. */
  readonly afterDeleting: string;
  /** Asks to forget an entry; an article must follow to show that one is meant: `forget (about) the tea`. */
  readonly forgetting: string;
  /** Articles and the like before the name of an entry, as an object. */
  readonly articles: string;
  /** Words after such an entry. */
  readonly afterForgetting: string;
  /** A verb of deleting with a particle after the entry: `(take) the tea off`. */
  readonly taking: string;
  /** The particle. */
  readonly away: string;
  /** Something that was reported did not happen: `I (didn’t have) the toast after all`. */
  readonly neverHad: string;
  /** Words at the end of that, which show that it was reported before. */
  readonly afterAll: string;
  /** Asks to undo the last action. */
  readonly undoing: string;
  /** Articles and the like after such a verb. */
  readonly undoneArticles: string;
  /** Denies the last statement if punctuation or one of `afterNo` follows: `no pain` is not a correction. */
  readonly no: string;
  /** Words after `no` that make it a retraction: `no (wait)`. */
  readonly afterNo: string;
  /** Retracts what was said: `scratch that`, `mejor dicho`, `eigentlich`. */
  readonly takingBack: string;
  /** A second retraction after the first: `sorry, (no)`. */
  readonly takingBackAgain: string;
  /** Articles and the like before the name of an entry, as a subject. */
  readonly subjectArticles: string;
  /** The verb between an entry and its correct value: `were`, `fue`. */
  readonly was: string;
  /** Words after that verb. */
  readonly afterWas: string;
  /** A word after that verb that belongs to a strength: `was (at) 6/10`. */
  readonly scoreAfterWas: string;
  /** A word after that verb that belongs to a time instead. */
  readonly notAfterWas: string;
  /** Corrects something without naming it: `that was`, `fue`, `es war`. */
  readonly itWas: string;
  /** Begins a correction without a name: `make it`, `quise decir`. */
  readonly makeIt: string;
  /** Words at the end of a correction. */
  readonly afterCorrection: string;
  /** Words for the last thing, said or done: `that one`, `todo`. */
  readonly lastThing: string;
  /** Pronouns, which name no entry. */
  readonly pronouns: string;
  /** Articles before a figure. */
  readonly figureArticles: string;
  /** Whole requests to change an entry: {please}, {which} for its name, <to> for its new value. */
  readonly changes: readonly string[];
  /** Whole denials, tried before other corrections: of an entry, with {which} and {to}, or of a value, with <not> and <to>. */
  readonly denials: readonly string[];
  /** Further whole corrections, with {to}, and with <not> for the denied value. */
  readonly corrections: readonly string[];
  /** Words before the denied value: `10:30 (not) 10`. */
  readonly insteadOf: string;
  /** Words between the corrected value and the entry that has it: `10:30 (for the) imodium`. */
  readonly ofEntry: string;
  /** Names the last entry, or one that is meant: a pattern of every such name. */
  readonly entry: string;
  /** Words before a name that choose the last of several: `the last coffee`. */
  readonly lastOf: string;
  /** Meals by which their entries are meant: `breakfast`. */
  readonly namedMeals: string;
  /** Names by which an entry of each kind is meant. */
  readonly kindNames: Readonly<Record<EntryKind, string>>;
}
