import type { DomainEvent } from './decider';
import type { Json } from './json';
import type { Recorded } from './recorded-event';

/** A document of a read model: plain JSON with its id under `_id`. Fields that begin with an underscore are the store's. */
export type Document = { readonly _id: string };

/** What a field may be set to: JSON, declared by an interface or not. */
export type FieldValue = Json | object;

/** MongoDB's update operators, the part that every adapter speaks. Paths may be dotted. */
export interface Changes {
  readonly $set?: Readonly<Record<string, FieldValue>>;
  readonly $unset?: Readonly<Record<string, ''>>;
  readonly $inc?: Readonly<Record<string, number>>;
  readonly $mul?: Readonly<Record<string, number>>;
  readonly $min?: Readonly<Record<string, number | string>>;
  readonly $max?: Readonly<Record<string, number | string>>;
  readonly $addToSet?: Readonly<Record<string, FieldValue>>;
  readonly $push?: Readonly<Record<string, FieldValue>>;
  readonly $pull?: Readonly<Record<string, FieldValue>>;
}

/**
 * What an event does to one document. Every write is guarded by the event's position, so it takes effect once however
 * often it is replayed. `change` leaves a document that is not there alone, unless `orElse` says what it starts from.
 */
export type DocumentWrite =
  | { readonly kind: 'put'; readonly id: string; readonly document: object }
  | { readonly kind: 'change'; readonly id: string; readonly changes: Changes; readonly orElse?: object }
  | { readonly kind: 'remove'; readonly id: string };

export const put = <D extends Document>(document: D): DocumentWrite => ({ kind: 'put', id: document._id, document });
export const change = (id: string, changes: Changes): DocumentWrite => ({ kind: 'change', id, changes });
export const changeOr = <D extends Document>(orElse: D, changes: Changes): DocumentWrite => ({
  kind: 'change',
  id: orElse._id,
  changes,
  orElse,
});
export const remove = (id: string): DocumentWrite => ({ kind: 'remove', id });

/** Ascending keys, in the order in which they are compared. */
export interface Index {
  readonly keys: readonly string[];
  readonly unique?: boolean;
}

/**
 * A read model: which events it follows and what each does to its documents. Pure: what it needs stands in the event.
 * `name` is also the collection's name. A change of the code rebuilds the model beside the live one: `version` is part
 * of what is compared, the rest is the hash of `project`.
 */
export interface Projection<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly version: number;
  /** Categories of the streams it follows: what stands before the first dash of the stream's name. */
  readonly categories: readonly string[];
  readonly indexes: readonly Index[];
  /** Fields that hold arrays, as filters on them match any element. */
  readonly arrays?: readonly string[];
  project(event: Recorded<Event>): readonly DocumentWrite[];
}
