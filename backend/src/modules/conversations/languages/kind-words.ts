import type { EntryKind } from '#events/conversations/diary-entry';

/** The kinds of entries that people name, in the order in which their words are looked for. */
export const NAMED_KINDS = [
  'stool',
  'pain',
  'sleep',
  'mood',
  'meal',
  'drink',
  'medication',
  'symptom',
  'note',
] as const satisfies readonly EntryKind[];

/** Words by which a question asks for a kind of entry: alternatives of patterns, in lower case. */
export interface KindWords {
  /** Words for a stool in a question, and verbs that may mean one: `(toilet) trips`, `been`, `auf dem Klo`. */
  readonly stool: string;
  /** Words for a pain: `ache`, `me dolió`, `Schmerzen`. */
  readonly pain: string;
  /** Words for a sleep or a night. */
  readonly sleep: string;
  /** Words for a mood. */
  readonly mood: string;
  /** Words for meals in general. */
  readonly meal: string;
  /** Words for drinks in general. */
  readonly drink: string;
  /** Words for medicines in general. */
  readonly medication: string;
  /** Words for symptoms in general. */
  readonly symptom: string;
  /** Words for notes, but not the verb `note`: `when did I first note nausea`. */
  readonly note: string;
}
