import type { DomainEvent, EventCategory } from './events';
import { type Recorded, typesOf } from './recorded-event';

/**
 * A document of a read model: plain JSON with its id as `_id`. Fields beginning with an underscore are reserved for the
 * store.
 */
export type Document = { readonly _id: string };

declare const DOCUMENT: unique symbol;

/** A typed handle of a read model, with which queries name the model and its fields. */
export interface ReadModel<D extends Document = Document> {
  /** Name of the read model and of its collection. */
  readonly name: string;
  readonly [DOCUMENT]?: D;
}

export type DocumentOf<Model> = Model extends ReadModel<infer D> ? D : never;

type Nested<D> = `${keyof D & string}.${string}`;
/** A top-level field of a document, or a dotted path. */
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

/** A document with unknown fields. */
type Loose = Readonly<Record<string, unknown>>;

/** The subset of MongoDB's update operators that all adapters support. Paths may be dotted. */
export interface Changes<D = Loose> {
  readonly $set?: Values<D>;
  /** `''` at each path; as `string`, since a literal beside a computed path is inferred as one. */
  readonly $unset?: AtPaths<D, string>;
  readonly $inc?: AtPaths<D, number>;
  readonly $min?: AtPaths<D, number | string>;
  readonly $addToSet?: Elements<D>;
  readonly $push?: Elements<D>;
  readonly $pull?: Elements<D>;
}

/**
 * The effect of an event on one document. Writes are guarded by the event's position, so replaying them has no further
 * effect. `change` ignores a missing document, unless `orElse` is given as a starting point.
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

/** Ascending keys, in order of precedence. */
export interface Index<Path extends string = string> {
  readonly keys: readonly Path[];
}

/** Full-text search fields of a read model. */
export interface SearchFields<Path extends string = string> {
  /** Matches in this text rank before matches in the other. */
  readonly title: Path;
  readonly text: Path;
  /** Further words of the text: each path leads to a text, a list of texts or an object whose values are texts. */
  readonly keywords?: readonly Path[];
  /** A field that every search filters by one value. */
  readonly facet: Path;
  /** An ISO time: of equally good matches, the latest comes first. */
  readonly freshness: Path;
  /** A count. Each time it doubles, a document ranks as if it were a day fresher. */
  readonly popularity?: Path;
  /** Values that a document must have to be searchable. */
  readonly where: { readonly [Field in Path]?: string | boolean };
}

/**
 * A read model and how it is built: the events it follows and their effect on its documents. Pure: everything it needs
 * is in the event. When its module or one that it imports changes, the model is rebuilt alongside the live one.
 */
export interface Projection<Event extends DomainEvent = DomainEvent, D = object> {
  readonly name: string;
  /** Stream categories to follow. */
  readonly categories: readonly string[];
  readonly indexes: readonly Index[];
  /** Fields that contain arrays, so that filters on them match any element. */
  readonly arrays?: readonly string[];
  readonly search?: SearchFields;
  /** The field with the id of the user whose document it is: the documents are in the export of their account. */
  readonly owner?: string;
  project(event: Recorded<Event>): readonly DocumentWrite<D>[];
}

export interface DeclaredProjection<Event extends DomainEvent, D> {
  /** Name of the projection and of its module, `<name>.projection.ts`. */
  readonly name: string;
  /** The events to follow. */
  readonly from: readonly EventCategory<Event>[];
  /** Indexes; none if documents are only looked up by id. */
  readonly indexes?: readonly Index<FieldPath<D>>[];
  readonly arrays?: readonly FieldPath<D>[];
  readonly search?: SearchFields<FieldPath<D>>;
  /** The field with the id of the user whose document it is, the first of an index. */
  readonly owner?: keyof D & string;
  project(event: Recorded<Event>): readonly DocumentWrite<D>[];
}

/** A projection of every event in the streams of some categories, also of one whose type this program does not know. */
export const projectionOfAnyEvent = <Event extends DomainEvent, D extends Document>({
  from,
  indexes = [],
  ...declared
}: DeclaredProjection<Event, D>): Projection<Event, D> & ReadModel<D> => ({
  ...declared,
  indexes,
  categories: from.map(({ category }) => category),
});

/** `follows = projection<FollowEvent, FollowDocument>({ name: 'follows', from: [followEvents], indexes, project })` */
export const projection = <Event extends DomainEvent, D extends Document>(
  declared: DeclaredProjection<Event, D>,
): Projection<Event, D> & ReadModel<D> => {
  const types = new Set(declared.from.flatMap((category) => [...typesOf(category)]));
  const { project } = declared;
  return projectionOfAnyEvent({ ...declared, project: (event) => (types.has(event.type) ? project(event) : []) });
};
