import type { AssistantAnswer } from '../answering/assistant-answer';
import type { Fact, NewsText, RecordText, RelatedRecord, FieldStatement, SubjectRecord } from './record';

export type RecordPlace =
  { readonly kind: 'fact'; readonly fact: Fact } | { readonly kind: 'text'; readonly text: RecordText };

export type RecordAnswer =
  /**
   * The value of a field. For a rate: `now` is what is known about the present and what followed the rate, if asked
   * for; `later` is what may have changed it.
   */
  | {
      readonly kind: 'told';
      readonly field: Fact['field'];
      readonly told: FieldStatement;
      readonly now?: { readonly words: string; readonly since: FieldStatement | null };
      readonly later?: readonly NewsText[];
      /** A percentage in the question that the value does not have. */
      readonly shareMissing?: string;
    }
  /** The record has the field, but no value for it. */
  | {
      readonly kind: 'unknown';
      readonly field: Fact['field'];
      readonly now?: { readonly words: string };
      readonly later?: readonly NewsText[];
    }
  /** The question is about a year for which the record has nothing. */
  | { readonly kind: 'other_year'; readonly year: number; readonly told: FieldStatement }
  /** The parts of its subject. */
  | { readonly kind: 'members'; readonly members: readonly RelatedRecord[] }
  /** The extreme of several records, and how many of them have a value. */
  | { readonly kind: 'ranked'; readonly name: string; readonly told: FieldStatement; readonly known: number }
  | { readonly kind: 'compared'; readonly told: readonly { readonly name: string; readonly told: FieldStatement }[] }
  /** The answer of another record, which the question is about. */
  | { readonly kind: 'of_other'; readonly record: SubjectRecord; readonly answer: RecordAnswer }
  /** The question names another record than the one asked: which, and its answer if known. */
  | { readonly kind: 'elsewhere'; readonly records: readonly SubjectRecord[]; readonly answer: RecordAnswer | null }
  | AssistantAnswer<RecordPlace>;

export const NOT_ANSWERED: RecordAnswer = { kind: 'not_answered', nearest: [] };
