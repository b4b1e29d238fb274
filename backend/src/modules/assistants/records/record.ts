import type { FieldName } from '../languages/field-lexicon';
import type { AnswerType } from '../languages/question-lexicon';

/** The statement of a record on one field. */
export interface FieldStatement {
  /** A plain sentence with the value, its source and its date. */
  readonly statement: string;
  /** The value alone, for matching the words of questions. */
  readonly value: string;
  /** Where it was published; may be empty. */
  readonly addresses: readonly string[];
  /** The years that it is about; null if it is not tied to a time. */
  readonly years: readonly number[] | null;
}

export interface Fact {
  readonly field: FieldName;
  /** Kinds of thing that the field gives. */
  readonly kinds: readonly AnswerType[];
  /** The value; null if the record has none. */
  readonly statement: FieldStatement | null;
  /** The day of the last act that determines a rate; later news may change it. Absent for fields other than rates. */
  readonly knownUntil?: string;
}

/** A text of a record that can be quoted. */
export interface RecordText {
  readonly text: string;
  readonly field: Extract<FieldName, 'description' | 'documents'>;
  readonly address: string | null;
  /** The calendar day of a document; null if its page has none, absent for texts other than documents. */
  readonly day?: string | null;
}

/** What a tracker reports about a record's subject. */
export interface NewsText extends RecordText {
  /** The calendar day of its page; null if it has none. */
  readonly day: string | null;
  /** The page of the public tracker that reports it; absent if the subject's own tracker does. */
  readonly publishedAt?: string;
  /** Whether it has the day from which it holds. */
  readonly tellsStart?: boolean;
}

/** A record related to this one: an agency that is part of it, or one that a question names. */
export interface RelatedRecord {
  /** The id by which an answer’s line refers to it. */
  readonly reference: string;
  readonly name: string;
  /** Comparable values by field, each with its measure: those of different measures cannot be compared. */
  readonly values: Partial<Readonly<Record<FieldName, { readonly value: number; readonly measure: string }>>>;
  record(): SubjectRecord;
}

/** The record of an organisation or a country, for questions. */
export interface SubjectRecord {
  readonly kind: 'agency' | 'country';
  /** The name used in sentences: `the record of Laos`. */
  readonly name: string;
  /** Names of its subject. */
  readonly names: readonly string[];
  readonly facts: readonly Fact[];
  /** All texts, those reported by trackers first. */
  readonly texts: readonly RecordText[];
  /** News of the record's tracker, then of public trackers. */
  readonly news: readonly NewsText[];
  /** What is known about the rates that hold now; null for subjects without rates. */
  readonly now: string | null;
  /** The page of this server that shows it. */
  readonly address: string;
  /** What its subject is part of, or that it is independent; null for a country. */
  readonly standing: FieldStatement | null;
  /** Names of a union whose rate is also that of the country; empty if there is none. */
  readonly union: readonly string[];
  /** Parts of its subject, such as the agencies under a department. */
  readonly members: readonly RelatedRecord[];
  /** Explanations for fields without a value, where the reason is known. */
  readonly unknown: Partial<Readonly<Record<FieldName, string>>>;
  /** Whether a text begins with the name of a department. */
  departmentIn(text: string): boolean;
  /** Other records of its kind that a text names. */
  relatedIn(text: string): readonly RelatedRecord[];
}
