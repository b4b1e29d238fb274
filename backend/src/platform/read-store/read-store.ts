import type { ValueProvider } from '@nestjs/common';
import type { Document, DocumentWrite, FieldPath, Index, ReadModel, SearchFields } from '#kernel/projection';
import { port } from '../port';
import type { PageRequest } from './page';

/**
 * The subset of MongoDB's query language that all adapters support: equality with a scalar, `$eq $ne $in $nin $gt $gte $lt
 * $lte $exists $all $size $not` on dotted paths, combined by `$and $or $nor`. A path through an array matches any of its
 * elements, provided that the array is declared by the read model. All adapters refuse anything else by name. For full-text
 * search see the Search port.
 */
export type Filter<D = Document> = [Document] extends [D] ? { readonly [path: string]: unknown } : FilterOn<D>;

type FilterOn<D> = { readonly [Field in keyof D & string]?: Match<D[Field]> } & {
  readonly [Path in Exclude<FieldPath<D>, keyof D>]?: unknown;
} & { readonly [Join in '$and' | '$or' | '$nor']?: readonly FilterOn<D>[] };

/** A condition on a field; if the field is a list, any element may match. */
type Match<Value> = [Value] extends [readonly (infer Element)[]]
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
   * Path to 1 (ascending) or -1, in order of precedence; null and missing values come first, ties are broken by `_id`.
   * Unsorted results have no defined order.
   */
  readonly sort?: [Document] extends [D] ? Sort : { readonly [Path in FieldPath<D>]?: 1 | -1 };
  readonly limit?: number;
  readonly skip?: number;
}

/** Lists of documents, one for each value of a field, in the order of a time. Both fields hold texts and share an index. */
export interface Lists<D = Document> {
  readonly of: FieldPath<D>;
  readonly among: readonly string[];
  readonly by: FieldPath<D>;
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

/** A stored document and the position of its last write. `document` is null for a tombstone. */
export interface Stored {
  readonly position: number;
  readonly document: object | null;
}

/** The generations of a read model that are live and being filled. Stored with the documents. */
export interface ReadModelRecord {
  readonly name: string;
  /** Physical collection for queries. */
  readonly live: string;
  /** Hash of the projection's code that filled `live`. */
  readonly liveVersion: string;
  /** The generation that a rebuild is filling; null if there is none. */
  readonly building: { readonly collection: string; readonly version: string } | null;
  /** Retired collections that still have to be dropped. */
  readonly retired: readonly string[];
  /** Set until `live` has reached the end of the log for the first time. */
  readonly filling?: true;
  /** Term of the lease under which it was written; missing in records of earlier releases. */
  readonly term?: number;
}

/** A write under an earlier term of a lease, which another process has taken over since. */
export class LeaseLost extends Error {
  constructor(readonly lease: string) {
    super(`Another process has taken over ${lease}.`);
  }
}

/** A write that is invalid on every adapter, such as $inc on a text: a bug in the projection. */
export class WriteRefused extends Error {}

/**
 * Documents of read models, for queries. They name a model and get its live generation; a model that was never filled is
 * empty. Documents may be shared and must not be changed.
 */
export interface ReadStore {
  get<D extends Document>(model: ReadModel<D>, id: string): Promise<D | undefined>;
  find<D extends Document>(model: ReadModel<D>, filter: Filter<D>, options?: FindOptions<D>): Promise<readonly D[]>;
  count<D extends Document>(model: ReadModel<D>, filter: Filter<D>): Promise<number>;
  /** The ids of matching documents, which take less time than the documents. */
  ids<D extends Document>(model: ReadModel<D>, filter: Filter<D>): Promise<readonly string[]>;
  /**
   * The newest documents of several lists together, ties by `_id`: what of a page of them follows a place. However long the
   * lists are, little more is read than is returned. Documents without a time are left out.
   */
  newest<D extends Document>(model: ReadModel<D>, lists: Lists<D>, page: PageRequest): Promise<readonly D[]>;
}
export const READ_STORE = port<ReadStore>('ReadStore');

/**
 * The physical collections that projections fill, each write guarded by its event's position. Deleted documents leave an
 * internal tombstone, so that a late writer cannot restore them; queries do not see tombstones.
 */
export interface ProjectionStore {
  /** Documents of a physical collection in id order, for rebuild, verify and tests. */
  scan(
    collection: string,
    options: { readonly afterId?: string; readonly limit: number },
  ): Promise<readonly Document[]>;
  /** The documents that were ever written, including tombstones. The caller owns the result. */
  stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>>;
  /** Creates the collection if missing. */
  ensureCollection(collection: string, definition: CollectionDefinition): Promise<void>;
  /**
   * Prepares for writing many documents to a collection that may hold only a few: until `ensureIndexes`, the store may do
   * without the indexes that only queries need.
   */
  prepareFill(collection: string, definition: CollectionDefinition): Promise<void>;
  /**
   * Creates the indexes, which only queries need: filling a collection is much slower with them. Requests are
   * answered meanwhile, however many documents there are.
   */
  ensureIndexes(collection: string, definition: CollectionDefinition): Promise<void>;
  /** Drops documents, tombstones and checkpoint, if they exist. Requests are answered meanwhile. */
  dropCollection(collection: string): Promise<void>;
  /**
   * Removes all traces of replaced and deleted documents of a collection from the product's files. Database servers manage
   * their own files.
   */
  scrub(collection: string): Promise<void>;
  /**
   * Applies writes in log order. A write takes effect only if its position is later than the document's last write; all
   * writes of a position to a document must be in one call. Writes and checkpoint take effect together, or the checkpoint
   * last: repeating the call has no effect. A checkpoint never moves backwards.
   */
  apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void>;
  /** Advances the checkpoints of unaffected collections. */
  advance(collections: readonly string[], checkpoint: number): Promise<void>;
  /** The position up to which each collection is complete; BEGINNING if nothing was applied. */
  checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface ModelRecords {
  modelRecord(name: string): Promise<ReadModelRecord | undefined>;
  /** The records of all models, in one query. */
  modelRecords(): Promise<readonly ReadModelRecord[]>;
  /** Rejects with LeaseLost if a record of a later term is stored. */
  saveModelRecord(record: ReadModelRecord): Promise<void>;
}
export const MODEL_RECORDS = port<ModelRecords>('ModelRecords');

export interface Leases {
  /**
   * Returns the term if the lease was free, expired, or already held by this holder, and extends it by `ttlMs`; null if
   * another holds it. Each change of holder starts a new, higher term, even after leases were dropped. Uses the store's
   * clock, not the hosts'.
   */
  acquireLease(name: string, holder: string, ttlMs: number): Promise<number | null>;
  releaseLease(name: string, holder: string): Promise<void>;
  /** The lease's current holder; null if it is free. */
  leaseHolder(name: string): Promise<string | null>;
}
export const LEASES = port<Leases>('Leases');

/** All of the read models' store, for who fills, rebuilds and verifies them. */
export interface ReadModelStore extends ReadStore, ProjectionStore, ModelRecords, Leases {
  close(): Promise<void>;
}
export const READ_MODEL_STORE = port<ReadModelStore>('ReadModelStore');

/**
 * Documents written directly, without events or guards: progress of runs, query caches. Losing them is harmless; not part
 * of rebuild and verify.
 */
export interface ScratchStore {
  save(collection: string, document: Document): Promise<void>;
  load<D extends Document>(collection: string, id: string): Promise<D | undefined>;
  /** All documents of a collection, in one query and in no particular order. */
  loadAll<D extends Document>(collection: string): Promise<readonly D[]>;
  discard(collection: string, id: string): Promise<void>;
}
export const SCRATCH_STORE = port<ScratchStore>('ScratchStore');

/** The ports of one store, each for its own use, in the `providers` of a module. */
export const provideReadModelStore = (store: ReadModelStore & ScratchStore): readonly ValueProvider[] =>
  [READ_STORE, MODEL_RECORDS, LEASES, READ_MODEL_STORE, SCRATCH_STORE].map((provide) => ({ provide, useValue: store }));
