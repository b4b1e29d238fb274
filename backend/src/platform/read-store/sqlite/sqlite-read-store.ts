import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Document, ReadModel } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import { checkpointAndClose, openForWriting } from '../../sqlite/database';
import type { Search, SearchQuery } from '../../search/search';
import { type Condition, parseFilter } from '../filter';
import { NOBODY, nextTerm, refuseEarlierTerm } from '../leases';
import { machineTime } from '../machine-time';
import type { Page, PageAsked } from '../page';
import {
  type CollectionDefinition,
  type Filter,
  type FindOptions,
  type Lists,
  type ModelRecord,
  type PositionedWrite,
  type ReadStore,
  type ScratchStore,
  type Sort,
  type Stored,
} from '../read-store';
import { DocumentsById } from './documents-by-id';
import { type Sql, filterToSql, sortToSql, valueAt } from './filter-to-sql';
import { readStored, writeGuarded } from './guarded-writes';
import { idsOf } from './ids-of-condition';
import { newestOfLists } from './newest-of-lists';
import { READ_STORE_FORMAT, asUniqueViolation, indexOf, quoted, tableOf } from './schema';
import { searchTablesOf } from './search-tables';
import { SearchIndexes, rewritten } from './search-indexes';
import { Statements } from './statements';

const FOLD_LOG_MS = 20_000;

const parsed = <D extends Document>(doc: string): D => JSON.parse(doc) as D;

/**
 * Documents as JSON in SQLite, one table per collection, with expression indexes on the declared keys. One process uses the
 * file, on its main thread: writing an event takes tens of microseconds.
 */
export class SqliteReadStore implements ReadStore, ScratchStore, Search {
  private readonly statements: Statements;
  private readonly byId: DocumentsById;
  private readonly searches: SearchIndexes;
  private readonly records = new Map<string, ModelRecord>();
  private readonly arrays = new Map<string, readonly string[]>();
  private readonly folding: NodeJS.Timeout;

  private constructor(
    private readonly db: DatabaseSyncInstance,
    private readonly now: () => number,
  ) {
    this.statements = new Statements(db);
    this.byId = new DocumentsById(this.statements);
    this.searches = new SearchIndexes(db, this.statements, this.byId);
    this.folding = setInterval(() => this.foldLogIn(), FOLD_LOG_MS).unref();
    // Earlier holders are gone: the file belongs to one process at a time.
    db.exec(`UPDATE leases SET holder = '${NOBODY}', ends = 0`);
    for (const { record } of this.statements.all<{ record: string }>('SELECT record FROM models')) {
      const model = JSON.parse(record) as ModelRecord;
      this.records.set(model.name, model);
    }
    for (const each of this.statements.all<{ collection: string; arrays: string }>('SELECT * FROM definitions')) {
      this.arrays.set(each.collection, JSON.parse(each.arrays) as readonly string[]);
    }
  }

  /** Creates `file` if missing. Throws StoreRefused if it is newer, damaged or of another kind. */
  static open(file: string, now: () => number = machineTime): SqliteReadStore {
    return new SqliteReadStore(openForWriting(file, READ_STORE_FORMAT), now);
  }

  async get<D extends Document>({ name }: ReadModel<D>, id: string): Promise<D | undefined> {
    const collection = this.liveOf(name);
    if (collection === undefined) return undefined;
    return this.byId.find<D>(collection, [id])[0];
  }

  async find<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): Promise<readonly D[]> {
    const condition = parseFilter(filter);
    const collection = this.liveOf(name);
    if (collection === undefined) return [];
    const ids = options.sort === undefined && options.skip === undefined ? idsOf(condition) : undefined;
    if (ids !== undefined) return this.byId.find<D>(collection, ids).slice(0, options.limit);
    const { text, values } = this.query(collection, condition, options);
    return this.statements.column<string>(text, ...values).map((doc) => parsed<D>(doc));
  }

  /** SQLite's query plan for a find: a missing index appears as SCAN or TEMP B-TREE. */
  explain<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): readonly string[] {
    const collection = this.liveOf(name);
    if (collection === undefined) return [];
    return this.planOf(this.query(collection, parseFilter(filter), options));
  }

  /** The same for the merging of lists. */
  explainNewest<D extends Document>({ name }: ReadModel<D>, lists: Lists<D>, asked: PageAsked): readonly string[] {
    const collection = this.liveOf(name);
    return collection === undefined ? [] : this.planOf(newestOfLists(tableOf(collection), lists, asked));
  }

  async count<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<number> {
    const condition = parseFilter(filter);
    const collection = this.liveOf(name);
    if (collection === undefined) return 0;
    const where = filterToSql(condition, this.arrays.get(collection) ?? []);
    const row = this.statements.get<{ n: number }>(
      `SELECT count(*) AS n FROM ${tableOf(collection)} WHERE deleted = 0 AND ${where.text}`,
      ...where.values,
    );
    return row?.n ?? 0;
  }

  async ids<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<readonly string[]> {
    const condition = parseFilter(filter);
    const collection = this.liveOf(name);
    if (collection === undefined) return [];
    const where = filterToSql(condition, this.arrays.get(collection) ?? []);
    // One value of all ids takes a third as long as a row for each.
    const row = this.statements.get<{ ids: string }>(
      `SELECT json_group_array(id) AS ids FROM ${tableOf(collection)} WHERE deleted = 0 AND ${where.text}`,
      ...where.values,
    );
    return JSON.parse(row?.ids ?? '[]') as readonly string[];
  }

  async newest<D extends Document>({ name }: ReadModel<D>, lists: Lists<D>, asked: PageAsked): Promise<readonly D[]> {
    const collection = this.liveOf(name);
    if (collection === undefined) return [];
    const { text, values } = newestOfLists(tableOf(collection), lists, asked);
    return this.byId.find<D>(collection, this.statements.column<string>(text, ...values));
  }

  async search<D extends Document>({ name }: ReadModel<D>, query: SearchQuery, asked: PageAsked): Promise<Page<D>> {
    const collection = this.liveOf(name);
    return collection === undefined ? { rows: [], next: null } : this.searches.find<D>(collection, query, asked);
  }

  async scan(collection: string, options: { afterId?: string; limit: number }): Promise<readonly Document[]> {
    if (!this.arrays.has(collection)) return [];
    const rows = this.statements.all<{ doc: string }>(
      `SELECT doc FROM ${tableOf(collection)} WHERE deleted = 0 AND id > ? ORDER BY id LIMIT ?`,
      options.afterId ?? '',
      options.limit,
    );
    return rows.map((row) => parsed<Document>(row.doc));
  }

  async stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    return readStored(this.statements, tableOf(collection), ids);
  }

  async ensureCollection(collection: string, definition: CollectionDefinition): Promise<void> {
    this.inTransaction(collection, () => {
      this.db.exec(
        `CREATE TABLE IF NOT EXISTS ${tableOf(collection)}(
           id TEXT PRIMARY KEY, position INTEGER NOT NULL, deleted INTEGER NOT NULL, doc TEXT NOT NULL) STRICT`,
      );
      for (const { keys, unique } of definition.indexes) {
        if (unique === true) this.createIndex('UNIQUE INDEX', collection, keys, keys.map(valueAt));
      }
      const arrays = JSON.stringify(definition.arrays ?? []);
      this.statements.run(
        'INSERT INTO definitions VALUES (?, ?) ON CONFLICT DO UPDATE SET arrays = excluded.arrays',
        collection,
        arrays,
      );
    });
    this.arrays.set(collection, definition.arrays ?? []);
  }

  async ensureIndexes(collection: string, definition: CollectionDefinition): Promise<void> {
    for (const { keys, unique } of definition.indexes) {
      // The trailing id returns rows in sort order including the tie-break.
      if (unique !== true) this.createIndex('INDEX', collection, keys, [...keys.map(valueAt), 'id']);
      // Building each takes a while on many documents; serve requests in between.
      await new Promise(setImmediate);
    }
    if (definition.search === undefined) return;
    await this.searches.ensure(collection, definition.search, (work) => this.inTransaction(collection, work));
  }

  async dropCollection(collection: string): Promise<void> {
    this.byId.forgetAll(collection);
    this.statements.forget(tableOf(collection));
    this.statements.forget(searchTablesOf(collection).entries.slice(0, -1));
    this.inTransaction(collection, () => {
      this.searches.drop(collection);
      this.db.exec(`DROP TABLE IF EXISTS ${tableOf(collection)}`);
      this.statements.run('DELETE FROM checkpoints WHERE collection = ?', collection);
      this.statements.run('DELETE FROM definitions WHERE collection = ?', collection);
    });
    this.arrays.delete(collection);
  }

  async scrub(collection: string): Promise<void> {
    if (!this.arrays.has(collection)) return;
    this.inTransaction(collection, () => this.db.exec(rewritten(tableOf(collection))));
    await this.searches.scrub(collection, (work) => this.inTransaction(collection, work));
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void> {
    this.inTransaction(collection, () => {
      writeGuarded(this.statements, tableOf(collection), writes, (id, document) => {
        this.byId.forget(collection, id);
        this.searches.update(collection, id, document);
      });
      this.setCheckpoint(collection, checkpoint);
    });
  }

  async advance(collections: readonly string[], checkpoint: number): Promise<void> {
    this.inTransaction('checkpoints', () => collections.forEach((each) => this.setCheckpoint(each, checkpoint)));
  }

  async checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const reached = (collection: string): number =>
      this.statements.get<{ position: number }>('SELECT position FROM checkpoints WHERE collection = ?', collection)
        ?.position ?? BEGINNING;
    return new Map(collections.map((collection) => [collection, reached(collection)]));
  }

  async modelRecord(name: string): Promise<ModelRecord | undefined> {
    return this.records.get(name);
  }

  async modelRecords(): Promise<readonly ModelRecord[]> {
    return [...this.records.values()];
  }

  async saveModelRecord(record: ModelRecord): Promise<void> {
    refuseEarlierTerm(record, this.records.get(record.name));
    this.statements.run(
      'INSERT INTO models VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record',
      record.name,
      JSON.stringify(record),
    );
    this.records.set(record.name, record);
  }

  async acquireLease(name: string, holder: string, ttlMs: number): Promise<number | null> {
    const lease = this.statements.get<{ term: number }>(
      `INSERT INTO leases(name, holder, ends, term) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         term = CASE WHEN holder = excluded.holder THEN term ELSE max(term + 1, excluded.term) END,
         holder = excluded.holder, ends = excluded.ends
       WHERE holder = excluded.holder OR ends <= ? RETURNING term`,
      name,
      holder,
      this.now() + ttlMs,
      nextTerm(undefined, this.now()),
      this.now(),
    );
    return lease?.term ?? null;
  }

  async releaseLease(name: string, holder: string): Promise<void> {
    this.statements.run('UPDATE leases SET holder = ?, ends = 0 WHERE name = ? AND holder = ?', NOBODY, name, holder);
  }

  async leaseHolder(name: string): Promise<string | null> {
    const row = this.statements.get<{ holder: string }>(
      'SELECT holder FROM leases WHERE name = ? AND ends > ?',
      name,
      this.now(),
    );
    return row?.holder ?? null;
  }

  async save(collection: string, document: Document): Promise<void> {
    this.statements.run(
      'INSERT INTO scratch VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc',
      collection,
      document._id,
      JSON.stringify(document),
    );
  }

  async load<D extends Document>(collection: string, id: string): Promise<D | undefined> {
    const row = this.statements.get<{ doc: string }>(
      'SELECT doc FROM scratch WHERE collection = ? AND id = ?',
      collection,
      id,
    );
    return row === undefined ? undefined : parsed<D>(row.doc);
  }

  async loadAll<D extends Document>(collection: string): Promise<readonly D[]> {
    const rows = this.statements.all<{ doc: string }>('SELECT doc FROM scratch WHERE collection = ?', collection);
    return rows.map(({ doc }) => parsed<D>(doc));
  }

  async discard(collection: string, id: string): Promise<void> {
    this.statements.run('DELETE FROM scratch WHERE collection = ? AND id = ?', collection, id);
  }

  async close(): Promise<void> {
    clearInterval(this.folding);
    if (this.db.isOpen) checkpointAndClose(this.db);
  }

  private query<D extends Document>(collection: string, condition: Condition, options: FindOptions<D>): Sql {
    const where = filterToSql(condition, this.arrays.get(collection) ?? []);
    const order = options.sort === undefined ? '' : ` ORDER BY ${sortToSql(options.sort as Sort)}`;
    return {
      text: `SELECT doc FROM ${tableOf(collection)} WHERE deleted = 0 AND ${where.text}${order} LIMIT ? OFFSET ?`,
      values: [...where.values, options.limit ?? -1, options.skip ?? 0],
    };
  }

  private planOf({ text, values }: Sql): readonly string[] {
    return this.statements.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...values).map(({ detail }) => detail);
  }

  private liveOf(model: string): string | undefined {
    const live = this.records.get(model)?.live;
    return live !== undefined && this.arrays.has(live) ? live : undefined;
  }

  private createIndex(kind: string, collection: string, keys: readonly string[], columns: readonly string[]): void {
    const name = quoted(indexOf(collection, keys));
    this.db.exec(
      `CREATE ${kind} IF NOT EXISTS ${name} ON ${tableOf(collection)}(${columns.join(', ')}) WHERE deleted = 0`,
    );
  }

  /** The write-ahead log still contains overwritten data; checkpointing it regularly removes erased personal data soon. */
  private foldLogIn(): void {
    try {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Disk errors are reported to writers; here the next attempt is soon enough.
    }
  }

  private setCheckpoint(collection: string, checkpoint: number): void {
    this.statements.run(
      'INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT DO UPDATE SET position = max(position, excluded.position)',
      collection,
      checkpoint,
    );
  }

  private inTransaction(collection: string, work: () => void): void {
    this.statements.run('BEGIN IMMEDIATE');
    try {
      work();
      this.statements.run('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.statements.run('ROLLBACK');
      throw asUniqueViolation(collection, error);
    }
  }
}
