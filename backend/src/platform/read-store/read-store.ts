import type { Document, DocumentWrite, FieldPath, Index, ReadModel, SearchFields } from '#kernel/projection';

export const READ_STORE = Symbol('ReadStore');

/**
 * MongoDB's query language, the part that every adapter speaks: equality with a scalar, `$eq $ne $in $nin $gt $gte $lt $lte
 * $exists $all $size $not` on dotted paths, joined by `$and $or $nor`. A path that leads through an array matches any of its
 * elements, provided the array's path is declared beside the read model. Anything else is refused by name, on every adapter
 * alike. Words are found by the Search port.
 */
export type Filter<D = Document> = [Document] extends [D] ? { readonly [path: string]: unknown } : FilterOn<D>;

type FilterOn<D> = { readonly [Field in keyof D & string]?: Asked<D[Field]> } & {
  readonly [Path in Exclude<FieldPath<D>, keyof D>]?: unknown;
} & { readonly [Join in '$and' | '$or' | '$nor']?: readonly FilterOn<D>[] };

/** Of a field that holds a list, any element may match. */
type Asked<Value> = [Value] extends [readonly (infer Element)[]]
  ? Element | Operators<Element>
  : Value | Operators<Value>;

interface Operators<Value> {
  readonly $eq?: Value;
  readonly $ne?: Value;
  readonly $in?: readonly Value[];
  readonly $nin?: readonly Value[];
  readonly $gt?: NonNullable<Value>;
  readonly $gte?: NonNullable<Value>;
  readonly $lt?: NonNullable<Value>;
  readonly $lte?: NonNullable<Value>;
  readonly $exists?: boolean;
  readonly $all?: readonly Value[];
  readonly $size?: number;
  readonly $not?: Operators<Value>;
}

export type Sort = Readonly<Record<string, 1 | -1>>;

export interface FindOptions<D = Document> {
  /**
   * Path to 1 (ascending) or -1, in the order in which they are compared; what is null or missing comes first, ties are
   * broken by `_id`. Without it the order is unspecified.
   */
  readonly sort?: [Document] extends [D] ? Sort : { readonly [Path in FieldPath<D>]?: 1 | -1 };
  readonly limit?: number;
  readonly skip?: number;
}

export interface PositionedWrite {
  readonly position: number;
  readonly write: DocumentWrite;
}

export interface CollectionDefinition {
  readonly indexes: readonly Index[];
  /** Paths whose values are arrays. */
  readonly arrays?: readonly string[];
  readonly search?: SearchFields;
}

/** A document as a store keeps it: what was last written, at which position. `document` is null where a tombstone is left. */
export interface Stored {
  readonly position: number;
  readonly document: object | null;
}

/** Which generation of a read model answers, and which is being filled. Kept beside the documents. */
export interface ModelRecord {
  readonly name: string;
  /** Physical collection that queries go to. */
  readonly live: string;
  /** Hash of the projection's code that `live` was filled with. */
  readonly liveVersion: string;
  /** The generation that a rebuild is filling; null where none is under way. */
  readonly building: { readonly collection: string; readonly version: string } | null;
  /** Collections that no query goes to any more, still to be dropped. */
  readonly retired: readonly string[];
  /** Until `live` has shown the whole log once. */
  readonly filling?: true;
  /** Of the lease under which it was written; absent in records from before leases had terms. */
  readonly term?: number;
}

/** What is written belongs to an earlier term of a lease: another process holds it now, or did since. */
export class LeaseLost extends Error {
  constructor(readonly lease: string) {
    super(`Another process has taken over ${lease}.`);
  }
}

/** Two documents claim what a unique index allows once. `index` names its keys, e.g. `email` or `owner,title`. */
export class UniqueViolation extends Error {
  constructor(
    readonly collection: string,
    readonly index: string,
    options?: ErrorOptions,
  ) {
    super(`The unique index ${index} of ${collection} already holds these values.`, options);
  }
}

/** A write that no adapter can carry out, such as $inc on a text. A projection that asks for one is faulty. */
export class WriteRefused extends Error {}

/**
 * Documents of read models. Queries name a model and go to its live generation; a model that was never filled is empty.
 * The projection runner alone writes, to a physical collection, each write guarded by its event's position. Deleted
 * documents leave a tombstone behind the scenes, so that a late writer cannot bring them back; no query sees one.
 */
export interface ReadStore {
  get<D extends Document>(model: ReadModel<D>, id: string): Promise<D | undefined>;
  find<D extends Document>(model: ReadModel<D>, filter: Filter<D>, options?: FindOptions<D>): Promise<readonly D[]>;
  count<D extends Document>(model: ReadModel<D>, filter: Filter<D>): Promise<number>;

  /** Documents of a physical collection in the order of their ids: for rebuild, verify and tests. */
  scan(
    collection: string,
    options: { readonly afterId?: string; readonly limit: number },
  ): Promise<readonly Document[]>;
  /** Those of the documents that were ever written, tombstones among them. What is given belongs to the caller. */
  stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>>;
  /** Makes the collection and its unique indexes where they are missing. */
  ensureCollection(collection: string, definition: CollectionDefinition): Promise<void>;
  /** Makes the other indexes, which only queries need: filling a collection is much slower with them in place. */
  ensureIndexes(collection: string, definition: CollectionDefinition): Promise<void>;
  /** Drops the documents, the tombstones and the checkpoint; does nothing where there are none. */
  dropCollection(collection: string): Promise<void>;
  /**
   * Leaves nothing of what was replaced or removed in a collection in any file of this product. A server of documents
   * looks after its own files.
   */
  scrub(collection: string): Promise<void>;
  /**
   * Writes in the order of the log. A write takes effect where its position is beyond the one the document was last
   * written at; all writes of one position to one document belong in one call. Writes and checkpoint take effect
   * together, or the checkpoint last: repeating the call changes nothing. A checkpoint never goes back.
   */
  apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void>;
  /** Moves the checkpoints of collections that nothing concerned up to here. */
  advance(collections: readonly string[], checkpoint: number): Promise<void>;
  /** For each collection the position up to which it holds everything; BEGINNING where nothing was applied. */
  checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>>;

  modelRecord(name: string): Promise<ModelRecord | undefined>;
  /** Of all models, in one query. */
  modelRecords(): Promise<readonly ModelRecord[]>;
  /** Rejects with LeaseLost where a record of a later term is stored. */
  saveModelRecord(record: ModelRecord): Promise<void>;

  /**
   * The term of the one holder, until `ttlMs` have passed or it releases the lease; the same holder may renew. Null where another holds
   * it. Each change of the holder begins a new term, with a higher number, also after the leases were dropped. By the clock of
   * the store, never by the hosts'.
   */
  acquireLease(name: string, holder: string, ttlMs: number): Promise<number | null>;
  releaseLease(name: string, holder: string): Promise<void>;
  /** The current holder of the lease; null if it is free. */
  leaseHolder(name: string): Promise<string | null>;

  close(): Promise<void>;
}

/**
 * Documents that are written as they are, without events and without a guard: a run's progress, content caches of
 * queries. Lost without harm, left out of rebuild and verify.
 */
export interface ScratchStore {
  save(collection: string, document: Document): Promise<void>;
  load<D extends Document>(collection: string, id: string): Promise<D | undefined>;
  discard(collection: string, id: string): Promise<void>;
}
export const SCRATCH_STORE = Symbol('ScratchStore');
