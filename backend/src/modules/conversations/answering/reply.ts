import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { Emergency } from '../understanding/emergencies';
import type { Period, Subject } from '../understanding/said';

/** What the diary answers to a question. It never judges. */
export type Answer =
  | { readonly kind: 'last'; readonly subject: Subject; readonly entry: DiaryEntry | null }
  | {
      readonly kind: 'entries';
      readonly asks: 'what' | 'how_many';
      readonly subject: Subject;
      readonly period: Period | null;
      /** In the order of their time. */
      readonly entries: readonly DiaryEntry[];
    }
  | { readonly kind: 'for_advice'; readonly about: 'medicine' | 'health' };

export type Correction =
  | { readonly kind: 'corrected'; readonly was: DiaryEntry; readonly is: DiaryEntry }
  | { readonly kind: 'nothing_to_correct' };

/** What the assistant has to say to a message, before it is worded. */
export interface Reply {
  readonly emergency: Emergency | null;
  readonly logged: readonly DiaryEntry[];
  readonly correction: Correction | null;
  readonly answer: Answer | null;
}
