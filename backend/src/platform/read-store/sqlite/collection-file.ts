import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { rm, truncate } from 'node:fs/promises';
import { BEGINNING } from '../../event-store/event-store';
import { checkpointAndClose, openForWriting } from '../../sqlite/database';
import type { CollectionDefinition, PositionedWrite, Stored } from '../read-store';
import { CollectionSearch } from './collection-search';
import type { DocumentsById } from './documents-by-id';
import type { FileThreads } from './file-threads';
import { readStored, writeGuarded } from './guarded-writes';
import { COLLECTION_FORMAT, sqlIndexes, quotedIdentifier, tableOf } from './schema';
import { Statements } from './statements';

/** Size of the cache of one file: there are dozens of files, and the operating system caches them too. */
const CACHE_KB = 4096;
/** 4 kB each: with this many, the write-ahead log is folded into the file. */
const FOLDED_FRAMES = 2000;
/** Indexes over more documents are built in a thread. */
const FEW_DOCUMENTS = 5000;
/** Releases the cache. A closed connection would keep it until its statements are collected. */
const SHRINK = 'PRAGMA shrink_memory';

/**
 * A collection in a separate SQLite file, so that long work on it, such as building an index, is done in a thread
 * without holding up other collections, and dropping it means removing a file.
 */
export class CollectionFile {
  readonly statements: Statements;
  readonly search: CollectionSearch;
  private readonly db: DatabaseSyncInstance;
  private declaredArrays: readonly string[] | undefined;
  private reached: number;
  private saved: number;
  /**
   * The latest of what writes to the file, here or in a thread. All take turns, in the order in which they ask: SQLite
   * would block the event loop until a thread is done.
   */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly collection: string,
    private readonly file: string,
    byId: DocumentsById,
    private readonly threads: FileThreads,
  ) {
    this.db = openForWriting(file, COLLECTION_FORMAT);
    // The thread folds the log: waiting for the disk would block the event loop.
    this.db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = 0`);
    this.statements = new Statements(this.db, file);
    this.search = new CollectionSearch(this.db, this.statements, byId, collection, (work) => this.transact(work));
    const row = this.statements.get<{ position: number }>('SELECT position FROM checkpoint');
    this.reached = this.saved = row?.position ?? BEGINNING;
    const declared = this.statements.get<{ arrays: string }>('SELECT arrays FROM definition');
    this.declaredArrays = declared && (JSON.parse(declared.arrays) as readonly string[]);
  }

  get table(): string {
    return tableOf(this.collection);
  }

  get isDefined(): boolean {
    return this.declaredArrays !== undefined;
  }

  get arrays(): readonly string[] {
    return this.declaredArrays ?? [];
  }

  /** Position up to which everything is in the documents. */
  get position(): number {
    return this.reached;
  }

  async define(definition: CollectionDefinition): Promise<void> {
    const arrays = definition.arrays ?? [];
    await this.transact(() => {
      this.db.exec(
        `CREATE TABLE IF NOT EXISTS ${this.table}(
           id TEXT PRIMARY KEY, position INTEGER NOT NULL, deleted INTEGER NOT NULL, doc TEXT NOT NULL) STRICT`,
      );
      this.statements.run('INSERT OR REPLACE INTO definition VALUES (1, ?)', JSON.stringify(arrays));
    });
    this.declaredArrays = arrays;
  }

  stored(ids: readonly string[]): ReadonlyMap<string, Stored> {
    return readStored(this.statements, this.table, ids);
  }

  async write(
    writes: readonly PositionedWrite[],
    checkpoint: number,
    written: (id: string, document: object | null) => void,
  ): Promise<void> {
    await this.transact(() => {
      writeGuarded(this.statements, this.table, writes, (id, document) => {
        written(id, document);
        this.search.update(id, document);
      });
      this.setCheckpoint(checkpoint);
    });
    this.reached = this.saved = Math.max(this.reached, checkpoint);
    // A full disk is reported to those who write.
    if (this.frames > FOLDED_FRAMES) this.fold().catch(() => undefined);
  }

  /**
   * Changed in memory only; saved with the next write or by `saveCheckpoint`. Events that a crash loses track of are
   * read again.
   */
  advance(checkpoint: number): void {
    this.reached = Math.max(this.reached, checkpoint);
  }

  async saveCheckpoint(): Promise<void> {
    const { reached } = this;
    if (reached <= this.saved) return;
    await this.transact(() => this.setCheckpoint(reached));
    this.saved = reached;
  }

  /** Drops what `ensureIndexes` makes, if that takes only a moment: adding many documents takes several times as long with it. */
  async prepareFill(definition: CollectionDefinition): Promise<void> {
    if (!this.hasFewDocuments) return;
    const { collection } = this;
    await this.transact(() => {
      for (const { name } of sqlIndexes(collection, definition))
        this.db.exec(`DROP INDEX IF EXISTS ${quotedIdentifier(name)}`);
      this.search.drop();
    });
  }

  /**
   * Builds indexes over many documents in a thread, one after the other, so that writes may come between. Then the memory of a
   * fill is released.
   */
  async ensureIndexes(definition: CollectionDefinition): Promise<void> {
    await this.buildIndexes(definition);
    this.db.exec(SHRINK);
  }

  /** Folds the write-ahead log into the file and empties it, so that overwritten data does not stay in it. */
  async fold(): Promise<void> {
    await this.inTurn(async () => {
      if (this.frames > 0) await this.threads.fold({ file: this.file });
    });
  }

  /** Rewrites the file without traces of replaced or deleted documents. */
  async scrub(): Promise<void> {
    await this.inTurn(async () => {
      await this.search.mergeAll();
      await this.threads.rewrite({ file: this.file });
    });
  }

  async close(): Promise<void> {
    await this.saveCheckpoint();
    await this.inTurn(() => {
      if (this.db.isOpen) checkpointAndClose(this.db);
    });
  }

  async drop(): Promise<void> {
    // Otherwise closing would fold the log, on this thread.
    await this.fold();
    await this.inTurn(async () => {
      if (this.db.isOpen) {
        this.db.exec(SHRINK);
        this.db.close();
      }
      await removeFile(this.file);
    });
  }

  private async buildIndexes(definition: CollectionDefinition): Promise<void> {
    const { collection, file, hasFewDocuments: few } = this;
    for (const { name, sql } of sqlIndexes(collection, definition)) {
      if (this.statements.get("SELECT 1 FROM sqlite_master WHERE type = 'index' AND name = ?", name)) continue;
      if (few) await this.transact(() => this.db.exec(sql));
      else await this.inTurn(() => this.threads.createIndex({ file, sql }));
      // Serve requests in between.
      await new Promise(setImmediate);
    }
    const { search: fields } = definition;
    if (fields === undefined || this.search.isComplete) return;
    if (few) return this.search.build(fields);
    await this.inTurn(() => this.threads.buildSearch({ file, collection, fields }));
    this.search.open();
  }

  private get frames(): number {
    const { log = 0 } = this.statements.get<{ log: number }>('PRAGMA wal_checkpoint(NOOP)') ?? {};
    return Math.max(0, log);
  }

  /** Whether few rows were ever inserted, found by reading a single one. */
  private get hasFewDocuments(): boolean {
    const rows = this.statements.get<{ last: number | null }>(`SELECT max(rowid) AS last FROM ${this.table}`);
    return (rows?.last ?? 0) <= FEW_DOCUMENTS;
  }

  private inTurn(work: () => void | Promise<void>): Promise<void> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private transact(work: () => void): Promise<void> {
    return this.inTurn(() => this.inTransaction(work));
  }

  private setCheckpoint(checkpoint: number): void {
    this.statements.run(
      'INSERT INTO checkpoint VALUES (1, ?) ON CONFLICT DO UPDATE SET position = max(position, excluded.position)',
      checkpoint,
    );
  }

  private inTransaction(work: () => void): void {
    this.statements.run('BEGIN IMMEDIATE');
    try {
      work();
      this.statements.run('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.statements.run('ROLLBACK');
      throw error;
    }
  }
}

/**
 * Removes a file with its journals. It is emptied first: the connection, which ends at some garbage collection, would otherwise
 * hold up the event loop until the file system has freed a large file.
 */
const removeFile = async (file: string): Promise<void> => {
  await truncate(file);
  for (const each of [file, `${file}-wal`, `${file}-shm`]) await rm(each, { force: true });
};
