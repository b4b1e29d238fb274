import type { Document, DocumentWrite, Index } from '../../kernel/projection';

export const READ_STORE = Symbol('ReadStore');

/** MongoDB's query language, the part that every adapter speaks: see docs/reference/read-store.md. */
export type Filter = { readonly [path: string]: unknown };

export interface FindOptions {
  /** Path to 1 (ascending) or -1, in the order in which they are compared. */
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
  readonly skip?: number;
}

export interface PositionedWrite {
  readonly position: number;
  readonly write: DocumentWrite;
}

export interface CollectionDefinition {
  readonly indexes: readonly Index[];
  readonly arrays?: readonly string[];
}

/** Which generation of a read model answers, and how far each generation has come. Kept beside the documents. */
export interface ModelRecord {
  readonly name: string;
  /** Physical collection that queries go to; null before the first has been filled. */
  readonly live: string | null;
  /** Physical collection that a rebuild is filling; null where none is under way. */
  readonly building: string | null;
  /** Hash of the projection's code that `live` was filled with. */
  readonly liveVersion: string | null;
  readonly buildingVersion: string | null;
}

/**
 * Documents of read models. Queries name a model and go to its live generation; the projection runner alone writes, to a
 * physical collection, each write guarded by its event's position. Deleted documents leave a tombstone behind the
 * scenes, so that a late writer cannot bring them back; no query sees one.
 */
export interface ReadStore {
  get<D extends Document>(model: string, id: string): Promise<D | undefined>;
  find<D extends Document>(model: string, filter: Filter, options?: FindOptions): Promise<readonly D[]>;
  count(model: string, filter: Filter): Promise<number>;

  /** The same on a physical collection: for rebuild, verify and tests. */
  scan(collection: string, options: { readonly afterId?: string; readonly limit: number }): Promise<readonly Document[]>;
  ensureCollection(collection: string, definition: CollectionDefinition): Promise<void>;
  dropCollection(collection: string): Promise<void>;
  /** Writes and checkpoint take effect together, or the checkpoint last: repeating the call changes nothing. */
  apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void>;
  /** Position up to which the collection holds everything; BEGINNING where nothing was applied. */
  checkpoint(collection: string): Promise<number>;

  modelRecord(name: string): Promise<ModelRecord | undefined>;
  saveModelRecord(record: ModelRecord): Promise<void>;

  /** True for the one holder until `ttlMs` have passed or it lets go; the same holder may renew. */
  acquireLease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;

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
