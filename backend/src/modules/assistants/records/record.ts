import type { FieldName } from '../languages/field-words';
import type { Asked } from '../languages/question-words';

/** What a record says of one of its fields. */
export interface Told {
  /** A plain sentence with the value, its source and its date. */
  readonly statement: string;
  /** The value alone, where it has words that questions may use. */
  readonly value: string;
  /** Where it was published; perhaps nowhere. */
  readonly addresses: readonly string[];
  /** The years that it holds for; null if it is of no time. */
  readonly years: readonly number[] | null;
}

export interface Fact {
  readonly field: FieldName;
  /** Kinds of things it tells. */
  readonly tells: readonly Asked[];
  /** Null: the record does not know it. */
  readonly told: Told | null;
}

/** A text of a record that can be quoted. */
export interface RecordText {
  readonly text: string;
  readonly field: Extract<FieldName, 'description' | 'documents'>;
  readonly address: string | null;
}

/** Another record that this one is set beside: an agency that is part of it, or one that a question names. */
export interface RelatedRecord {
  /** By which an answer’s line refers to it. */
  readonly reference: string;
  readonly name: string;
  /** Values that can be compared, each with what it is measured by: those of another measure cannot. */
  readonly values: Partial<Readonly<Record<FieldName, { readonly value: number; readonly measure: string }>>>;
  record(): TopicRecord;
}

/** What can be asked about an organisation or a country. */
export interface TopicRecord {
  readonly kind: 'agency' | 'country';
  /** As the record is spoken of: `the record of Laos`. */
  readonly name: string;
  /** What its subject is called. */
  readonly names: readonly string[];
  readonly facts: readonly Fact[];
  readonly texts: readonly RecordText[];
  /** What is part of it. */
  readonly members: readonly RelatedRecord[];
  /** What is said of fields without a value, where more is known than that. */
  readonly unknown: Partial<Readonly<Record<FieldName, string>>>;
  /** Others of its kind that a text names. */
  namedIn(text: string): readonly RelatedRecord[];
}
