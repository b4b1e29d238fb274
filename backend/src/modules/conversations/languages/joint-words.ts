/** Words between the clauses of a sentence: alternatives of patterns, in lower case. */
export interface JointWords {
  /** Joins two things of a list: `and`. */
  readonly and: string;
  /** What follows `and` inside a number: `four and (a half)`, `cuatro y (media)`. */
  readonly halfAfterAnd: string;
  /** Joints that always end a clause, unlike `and`: `but`, `porque`, `und dann`. */
  readonly betweenClauses: string;
  /** Joints that begin a new statement, so that what was only possible ends: `but`, `pero`. */
  readonly newStatement: string;
  /** Joints between two things, longest first: `and then`, `y luego`. */
  readonly betweenThings: string;
  /** Words at the beginning of a sentence that continue the one before: `also`, `también`. */
  readonly openings: string;
  /** Joints that introduce a further thing: `then type 6`. */
  readonly goingOn: string;
  /** Begins a thing that was had after such a word: `then (a) sandwich`. */
  readonly someMore: string;
  /** Marks a thing as a further one: `another`, `später`. */
  readonly oneMore: string;
  /** Says that something came after what was told before: `then (another)`. */
  readonly next: string;
  /** Says after a number that they are more of the same: `two (more)`. */
  readonly more: string;
  /** Words before a number alone that goes on with what was counted: `(today only) 2`. */
  readonly beforeCountAlone: string;
  /** Words after such a number: `2 (so far)`. */
  readonly afterCountAlone: string;
}
