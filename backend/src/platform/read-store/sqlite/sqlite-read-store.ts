import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { mkdirSync } from 'node:fs';
import type { Document, ReadModel } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import type { Search, SearchQuery } from '../../search/search';
import { StoreRefused, checkpointAndClose, openForWriting } from '../../sqlite/database';
import { parseFilter } from '../filter';
import { NOBODY, nextTerm, refuseEarlierTerm } from '../leases';
import { machineTime } from '../machine-time';
import type { Page, PageRequest } from '../page';
import type {
  CollectionDefinition,
  Filter,
  FindOptions,
  Lists,
  ReadModelRecord,
  PositionedWrite,
  ReadModelStore,
  ScratchStore,
  Stored,
} from '../read-store';
import { CollectionFile } from './collection-file';
import { collectionsFolder, collectionsIn, fileOf, newFileOf } from './collection-paths';
import { DocumentsById } from './documents-by-id';
import { dropTablesOfEarlierReleases } from './earlier-releases';
import { fileThreads } from './file-threads';
import { filterToSql } from './filter-to-sql';
import { idsOf } from './ids-of-condition';
import { newestOfLists } from './newest-of-lists';
import { queryPlan, queryOf } from './queries';
import { READ_MODELS_REMEDY, READ_STORE_FORMAT } from './schema';
import { Statements } from './statements';

const FOLD_LOG_MS = 20_000;

const parsed = <D extends Document>(doc: string): D => JSON.parse(doc) as D;

/**
 * Documents as JSON in SQLite, each collection in a separate file with expression indexes on the declared keys. One
 * process uses the files; it writes documents on its main thread, which takes tens of microseconds an event, and leaves
 * anything that takes longer to a thread.
 */
export class SqliteReadStore implements ReadModelStore, ScratchStore, Search {
  private readonly statements: Statements;
  private readonly byId: DocumentsById;
  private readonly threads = fileThreads();
  private readonly records = new Map<string, ReadModelRecord>();
  private readonly collections = new Map<string, CollectionFile>();
  private readonly dropped = new Set<string>();
  private readonly folding: NodeJS.Timeout;

  private constructor(
    private readonly db: DatabaseSyncInstance,
    file: string,
    private readonly folder: string,
    private readonly now: () => number,
  ) {
    this.statements = new Statements(db, file);
    this.byId = new DocumentsById((collection) => this.collectionFile(collection).statements);
    dropTablesOfEarlierReleases(db);
    // Earlier holders are gone: the files belong to one process at a time.
    db.exec(`UPDATE leases SET holder = '${NOBODY}', ends = 0`);
    for (const { record } of this.statements.all<{ record: string }>('SELECT record FROM models')) {
      const model = JSON.parse(record) as ReadModelRecord;
      this.records.set(model.name, model);
    }
    for (const [collection, file] of collectionsIn(folder)) this.open(collection, file);
    this.folding = setInterval(() => void this.foldLogsIn(), FOLD_LOG_MS).unref();
  }

  /**
   * Creates `file` if missing, and next to it a folder for the collections. Throws StoreRefused if one of the files is
   * newer, damaged or of another kind.
   */
  static open(file: string, now: () => number = machineTime): SqliteReadStore {
    const folder = collectionsFolder(file);
    mkdirSync(folder, { recursive: true });
    const db = openForWriting(file, READ_STORE_FORMAT);
    try {
      return new SqliteReadStore(db, file, folder, now);
    } catch (error) {
      // A value of another type than its column's, or text that is not JSON, means that one of these files is damaged.
      if (error instanceof StoreRefused) throw error;
      throw new StoreRefused(`${file} is damaged (${String(error)}). ${READ_MODELS_REMEDY}`, { cause: error });
    }
  }

  async get<D extends Document>({ name }: ReadModel<D>, id: string): Promise<D | undefined> {
    const live = this.liveOf(name);
    return live && this.byId.find<D>(live.collection, [id])[0];
  }

  async find<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): Promise<readonly D[]> {
    const condition = parseFilter(filter);
    const live = this.liveOf(name);
    if (live === undefined) return [];
    const ids = options.sort === undefined && options.skip === undefined ? idsOf(condition) : undefined;
    if (ids !== undefined) return this.byId.find<D>(live.collection, ids).slice(0, options.limit);
    const { text, values } = queryOf(live, condition, options);
    return live.statements.column<string>(text, ...values).map((doc) => parsed<D>(doc));
  }

  /** SQLite's query plan for a find: a missing index appears as SCAN or TEMP B-TREE. */
  explain<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): readonly string[] {
    const live = this.liveOf(name);
    return live === undefined ? [] : queryPlan(live, queryOf(live, parseFilter(filter), options));
  }

  /** SQLite's query plan for merging lists. */
  explainNewest<D extends Document>({ name }: ReadModel<D>, lists: Lists<D>, page: PageRequest): readonly string[] {
    const live = this.liveOf(name);
    return live === undefined ? [] : queryPlan(live, newestOfLists(live.table, lists, page));
  }

  async count<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<number> {
    const condition = parseFilter(filter);
    const live = this.liveOf(name);
    if (live === undefined) return 0;
    const where = filterToSql(condition, live.arrays);
    const row = live.statements.get<{ n: number }>(
      `SELECT count(*) AS n FROM ${live.table} WHERE deleted = 0 AND ${where.text}`,
      ...where.values,
    );
    return row?.n ?? 0;
  }

  async ids<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<readonly string[]> {
    const condition = parseFilter(filter);
    const live = this.liveOf(name);
    if (live === undefined) return [];
    const where = filterToSql(condition, live.arrays);
    // One value of all ids takes a third as long as a row for each.
    const row = live.statements.get<{ ids: string }>(
      `SELECT json_group_array(id) AS ids FROM ${live.table} WHERE deleted = 0 AND ${where.text}`,
      ...where.values,
    );
    return JSON.parse(row?.ids ?? '[]') as readonly string[];
  }

  async newest<D extends Document>({ name }: ReadModel<D>, lists: Lists<D>, page: PageRequest): Promise<readonly D[]> {
    const live = this.liveOf(name);
    if (live === undefined) return [];
    const { text, values } = newestOfLists(live.table, lists, page);
    return this.byId.find<D>(live.collection, live.statements.column<string>(text, ...values));
  }

  async search<D extends Document>({ name }: ReadModel<D>, query: SearchQuery, page: PageRequest): Promise<Page<D>> {
    const live = this.liveOf(name);
    return live === undefined ? { rows: [], next: null } : live.search.find<D>(query, page);
  }

  async scan(collection: string, options: { afterId?: string; limit: number }): Promise<readonly Document[]> {
    const scanned = this.collections.get(collection);
    if (scanned?.isDefined !== true) return [];
    const docs = scanned.statements.column<string>(
      `SELECT doc FROM ${scanned.table} WHERE deleted = 0 AND id > ? ORDER BY id LIMIT ?`,
      options.afterId ?? '',
      options.limit,
    );
    return docs.map((doc) => parsed<Document>(doc));
  }

  async stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    return this.collectionFile(collection).stored(ids);
  }

  async ensureCollection(collection: string, definition: CollectionDefinition): Promise<void> {
    await this.collectionFile(collection).define(definition);
  }

  async prepareFill(collection: string, definition: CollectionDefinition): Promise<void> {
    await this.collectionFile(collection).prepareFill(definition);
  }

  async ensureIndexes(collection: string, definition: CollectionDefinition): Promise<void> {
    await this.collectionFile(collection).ensureIndexes(definition);
  }

  async dropCollection(collection: string): Promise<void> {
    const dropped = this.collections.get(collection);
    if (dropped === undefined) return;
    this.collections.delete(collection);
    this.dropped.add(collection);
    this.byId.forgetAll(collection);
    await dropped.drop();
  }

  async scrub(collection: string): Promise<void> {
    await this.collections.get(collection)?.scrub();
  }

  async apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void> {
    await this.collectionFile(collection).write(writes, checkpoint, (id) => this.byId.forget(collection, id));
  }

  async advance(collections: readonly string[], checkpoint: number): Promise<void> {
    for (const each of collections) this.collectionFile(each).advance(checkpoint);
  }

  async checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(collections.map((each) => [each, this.collections.get(each)?.position ?? BEGINNING]));
  }

  async modelRecord(name: string): Promise<ReadModelRecord | undefined> {
    return this.records.get(name);
  }

  async modelRecords(): Promise<readonly ReadModelRecord[]> {
    return [...this.records.values()];
  }

  async saveModelRecord(record: ReadModelRecord): Promise<void> {
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
    // First, or a file would be closed under a thread that writes to it.
    await this.threads.close();
    for (const each of this.collections.values()) await each.close();
    if (this.db.isOpen) checkpointAndClose(this.db);
  }

  private collectionFile(collection: string): CollectionFile {
    const known = this.collections.get(collection);
    if (known !== undefined) return known;
    return this.open(collection, (this.dropped.has(collection) ? newFileOf : fileOf)(this.folder, collection));
  }

  private open(collection: string, file: string): CollectionFile {
    const opened = new CollectionFile(collection, file, this.byId, this.threads);
    this.collections.set(collection, opened);
    return opened;
  }

  private liveOf(model: string): CollectionFile | undefined {
    const live = this.records.get(model)?.live;
    const collection = live === undefined ? undefined : this.collections.get(live);
    return collection?.isDefined === true ? collection : undefined;
  }

  /** Write-ahead logs still contain overwritten data; folding them regularly removes erased personal data soon. */
  private async foldLogsIn(): Promise<void> {
    try {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      for (const each of this.collections.values()) {
        await each.saveCheckpoint();
        await each.fold();
      }
    } catch {
      // Disk errors are reported to writers; here the next attempt is soon enough.
    }
  }
}
