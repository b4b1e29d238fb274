import type { Amount, DiaryEntry, EntryKind } from '#events/conversations/diary-entry';

/** When a message was sent, and where: what its times are understood by. */
export interface SentAt {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
}

/** Days of the person, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What a question is about: entries of these kinds, or that name one of these stems. Neither: all. */
export interface Subject {
  readonly kinds: readonly EntryKind[];
  readonly stems: readonly string[];
  /** In the person's words; empty if it is about everything. */
  readonly words: string;
}

/** What a correction says of the entry that it corrects; null where that stays as it was. */
export interface Change {
  readonly amount: Amount | null;
  readonly time: Pick<DiaryEntry, 'at' | 'said'> | null;
  readonly what: { readonly words: string; readonly kind: EntryKind } | null;
}

/** A question of a message. */
export type Question =
  | {
      readonly kind: 'about_diary';
      readonly asks: 'when' | 'how_many' | 'what';
      readonly subject: Subject;
      readonly period: Period | null;
    }
  /** What only somebody trained may judge; of `medicine` a pharmacist, too. */
  | { readonly kind: 'for_advice'; readonly about: 'medicine' | 'health' };

/** What was understood of a message; of one that was not, nothing. */
export interface Understood {
  readonly entries: readonly DiaryEntry[];
  readonly change: Change | null;
  readonly question: Question | null;
}
