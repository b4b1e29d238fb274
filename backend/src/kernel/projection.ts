import type { DomainEvent, EventCategory } from './events';
import type { Recorded } from './recorded-event';

/** A document of a read model: plain JSON with its id under `_id`. Fields that begin with an underscore are the store's. */
export type Document = { readonly _id: string };

declare const DOCUMENT: unique symbol;

/** The handle of a read model: queries name the model by it, and know its documents' fields from it. */
export interface ReadModel<D extends Document = Document> {
  /** Also the name of its collection. */
  readonly name: string;
  readonly [DOCUMENT]?: D;
}

export type DocumentOf<Model> = Model extends ReadModel<infer D> ? D : never;

type Nested<D> = `${keyof D & string}.${string}`;
/** A field of a document, or a dotted path that begins at one. */
export type FieldPath<D> = (keyof D & string) | Nested<D>;

type Values<D> = { readonly [Field in keyof D & string]?: D[Field] } & { readonly [Path in Nested<D>]?: unknown };
type Elements<D> = {
  readonly [Field in keyof D & string]?: D[Field] extends readonly (infer Element)[]
    ? Element
    : unknown extends D[Field]
      ? unknown
      : never;
} & { readonly [Path in Nested<D>]?: unknown };
type AtPaths<D, Value> = { readonly [Path in FieldPath<D>]?: Value };

/** A document whose fields are not known here. */
type Loose = Readonly<Record<string, unknown>>;

/** MongoDB's update operators, the part that every adapter speaks. Paths may be dotted. */
export interface Changes<D = Loose> {
  readonly $set?: Values<D>;
  readonly $unset?: AtPaths<D, ''>;
  readonly $inc?: AtPaths<D, number>;
  readonly $mul?: AtPaths<D, number>;
  readonly $min?: AtPaths<D, number | string>;
  readonly $max?: AtPaths<D, number | string>;
  readonly $addToSet?: Elements<D>;
  readonly $push?: Elements<D>;
  readonly $pull?: Elements<D>;
}

/**
 * What an event does to one document. Every write is guarded by the event's position, so it takes effect once however
 * often it is replayed. `change` leaves a document that is not there alone, unless `orElse` says what it starts from.
 */
export type DocumentWrite<D = object> = PutDocument<D> | ChangeDocument<D> | RemoveDocument;

interface PutDocument<D> {
  readonly kind: 'put';
  readonly id: string;
  readonly document: D;
}
interface ChangeDocument<D> {
  readonly kind: 'change';
  readonly id: string;
  readonly changes: [keyof D] extends [never] ? Changes : Changes<D>;
  readonly orElse?: D;
}
interface RemoveDocument {
  readonly kind: 'remove';
  readonly id: string;
}

export const put = <D extends Document>(document: D): PutDocument<D> => ({ kind: 'put', id: document._id, document });
export const change = <D extends object = object>(
  id: string,
  changes: ChangeDocument<NoInfer<D>>['changes'],
): ChangeDocument<D> => ({
  kind: 'change',
  id,
  changes,
});
export const changeOr = <D extends Document>(
  orElse: D,
  changes: ChangeDocument<NoInfer<D>>['changes'],
): ChangeDocument<D> => ({ kind: 'change', id: orElse._id, changes, orElse });
export const remove = (id: string): RemoveDocument => ({ kind: 'remove', id });

/** Ascending keys, in the order in which they are compared. */
export interface Index<Path extends string = string> {
  readonly keys: readonly Path[];
  readonly unique?: boolean;
}

/** How the documents of a read model are found by words. */
export interface SearchFields<Path extends string = string> {
  /** Matches in this text rank before matches in the other. */
  readonly title: Path;
  readonly text: Path;
  /** A field that every search narrows down to one value. */
  readonly facet: Path;
  /** An ISO time: of equally good matches the latest comes first. */
  readonly freshness: Path;
  /** Only documents with these values are found. */
  readonly where: { readonly [Field in Path]?: string | boolean };
}

/**
 * A read model and how it is made: which events it follows and what each does to its documents. Pure: what it needs stands
 * in the event. A change of the code rebuilds the model beside the live one: `version` is part of what is compared, the
 * rest is the hash of `project`.
 */
export interface Projection<Event extends DomainEvent = DomainEvent, D = object> {
  readonly name: string;
  readonly version: number;
  /** Categories of the streams it follows. */
  readonly categories: readonly string[];
  readonly indexes: readonly Index[];
  /** Fields that hold arrays, as filters on them match any element. */
  readonly arrays?: readonly string[];
  readonly search?: SearchFields;
  project(event: Recorded<Event>): readonly DocumentWrite<D>[];
}

interface Declared<Event extends DomainEvent, D> {
  readonly name: string;
  /** Raised by who changes a function that `project` calls; 1 where absent. */
  readonly version?: number;
  /** The events it follows. */
  readonly from: readonly EventCategory<Event>[];
  readonly indexes: readonly Index<FieldPath<D>>[];
  readonly arrays?: readonly FieldPath<D>[];
  readonly search?: SearchFields<FieldPath<D>>;
  project(event: Recorded<Event>): readonly DocumentWrite<D>[];
}

/** `follows = projection<FollowEvent, FollowDocument>({ name: 'follows', from: [followEvents], indexes, project })` */
export const projection = <Event extends DomainEvent, D extends Document>({
  from,
  ...declared
}: Declared<Event, D>): Projection<Event, D> & ReadModel<D> => ({
  version: 1,
  ...declared,
  categories: from.map(({ category }) => category),
});
