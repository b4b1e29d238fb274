import type { Answer } from '../answering/answer';
import type { Fact, NewsText, RecordText, RelatedRecord, FieldStatement, SubjectRecord } from './record';

export type RecordPlace =
  { readonly kind: 'fact'; readonly fact: Fact } | { readonly kind: 'text'; readonly text: RecordText };

export type RecordAnswer =
  /**
   * The value of a field. For a rate: `now` is what is known of the present and what followed the rate, if the question
   * asks what holds now; `later` is what may have changed it.
   */
  | {
      readonly kind: 'told';
      readonly field: Fact['field'];
      readonly told: FieldStatement;
      readonly now?: { readonly words: string; readonly since: FieldStatement | null };
      readonly later?: readonly NewsText[];
      /** A share that the question has and the value has not, in percent. */
      readonly shareMissing?: string;
    }
  /** The record has the field, but no value for it. */
  | {
      readonly kind: 'unknown';
      readonly field: Fact['field'];
      readonly now?: { readonly words: string };
      readonly later?: readonly NewsText[];
    }
  /** The question asks for a year that the record has nothing for. */
  | { readonly kind: 'other_year'; readonly year: number; readonly told: FieldStatement }
  /** The parts of its subject. */
  | { readonly kind: 'members'; readonly members: readonly RelatedRecord[] }
  /** The extreme among several records, and how many of them have a value. */
  | { readonly kind: 'ranked'; readonly name: string; readonly told: FieldStatement; readonly known: number }
  | { readonly kind: 'compared'; readonly told: readonly { readonly name: string; readonly told: FieldStatement }[] }
  /** The answer of another record that the question is about. */
  | { readonly kind: 'of_other'; readonly record: SubjectRecord; readonly answer: RecordAnswer }
  /** The question names another record than the one that it is asked of: whose this is, and what that one says if it is known. */
  | { readonly kind: 'elsewhere'; readonly records: readonly SubjectRecord[]; readonly answer: RecordAnswer | null }
  | Answer<RecordPlace>;

export const NOT_ANSWERED: RecordAnswer = { kind: 'not_answered', nearest: [] };
