import { type Collection, type Db, MongoClient } from 'mongodb';
import type { Document, ReadModel } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import { MONITORED, MongoAvailability } from '../../mongo/availability';
import { databaseOf } from '../../mongo/database-of';
import { isDuplicateKey } from '../../mongo/duplicate-key';
import { withAvailability } from '../../mongo/unreachable';
import type { Search, SearchQuery } from '../../search/search';
import { searchInTiers } from '../../search/search-in-tiers';
import { parseFilter } from '../filter';
import { newestByFinds } from '../newest-by-finds';
import type { Page, PageRequest } from '../page';
import {
  type CollectionDefinition,
  type Filter,
  type FindOptions,
  LeaseLost,
  type Lists,
  type ReadModelRecord,
  type PositionedWrite,
  type ReadModelStore,
  type ScratchStore,
  type Sort,
  type Stored,
} from '../read-store';
import { filterToQuery } from './filter-to-query';
import { type StoredRow, type WordSearch, readStored, withoutOurs, writeGuarded } from './guarded-writes';
import { MongoLeases } from './mongo-leases';
import { FRESHEST_FIRST, SEARCH_INDEXES, searchQuery } from './search-fields';
import { WordCollection } from './word-collection';

interface StoredCheckpoint {
  readonly _id: string;
  readonly position: number;
}

interface Cached {
  readonly live: string | undefined;
  readonly until: number;
}

export interface MongoReadStoreOptions {
  /** `mongodb://…`, optionally with a database; default `aidy`. */
  readonly url: string;
  /** Overrides the URL's database. */
  readonly database?: string;
  /** A monotonic clock in milliseconds. */
  readonly elapsed?: () => number;
  /** Milliseconds after which a call counts as lost; building indexes may take longer. Default 30 s. */
  readonly longestCallMs?: number;
}

/** Calls that may build or drop an index of a whole collection. */
const OF_INDEXES: ReadonlySet<string> = new Set<keyof MongoReadStore>([
  'ensureCollection',
  'ensureIndexes',
  'dropCollection',
]);

/** How long this process may query an old generation after another has swapped; the old one is kept for longer. */
const POINTER_MS = 500;

/** Puts `null` first, and adds `_id` as the last key to make the order total. */
const sortOf = (sort: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> => {
  const last = Object.values(sort).at(-1);
  return '_id' in sort || last === undefined ? { ...sort } : { ...sort, _id: last };
};

/**
 * Documents in MongoDB. Writes are guarded by the position in the filter of an upsert: a stale one matches nothing, tries
 * to insert and fails on the existing document. The checkpoint is written after the documents, so a crash in between only
 * repeats events.
 */
export class MongoReadStore implements ReadModelStore, ScratchStore, Search {
  private readonly pointers = new Map<string, Cached>();
  private readonly searches = new Map<string, WordSearch>();
  private readonly writing = new Map<string, Promise<void>>();
  /** Collections whose indexes are there. */
  private readonly indexed = new Set<string>();
  private readonly leases: MongoLeases;

  private constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
    private readonly availability: MongoAvailability,
    private readonly elapsed: () => number,
  ) {
    this.leases = new MongoLeases(db, elapsed);
  }

  /** Rejects if no server responds within a few seconds. */
  static async open({
    url,
    database,
    elapsed = () => performance.now(),
    longestCallMs,
  }: MongoReadStoreOptions): Promise<MongoReadStore> {
    const client = new MongoClient(url, { ...MONITORED, ignoreUndefined: true });
    await client.connect();
    const availability = new MongoAvailability(client, longestCallMs);
    const db = client.db(database ?? databaseOf(url));
    return withAvailability(new MongoReadStore(client, db, availability, elapsed), availability, OF_INDEXES);
  }

  async get<D extends Document>({ name }: ReadModel<D>, id: string): Promise<D | undefined> {
    const live = await this.liveOf(name);
    if (live === undefined) return undefined;
    const kept = await this.documents(live).findOne({ _id: id });
    return kept === null || kept._removed === true ? undefined : withoutOurs<D>(kept);
  }

  async find<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): Promise<readonly D[]> {
    const query = this.query(filter);
    const live = await this.liveOf(name);
    if (live === undefined) return [];
    let cursor = this.documents(live).find(query);
    if (options.sort !== undefined) cursor = cursor.sort(sortOf(options.sort as Sort));
    if (options.skip !== undefined) cursor = cursor.skip(options.skip);
    if (options.limit !== undefined) cursor = cursor.limit(options.limit);
    return (await cursor.toArray()).map((kept) => withoutOurs<D>(kept));
  }

  async count<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<number> {
    const query = this.query(filter);
    const live = await this.liveOf(name);
    return live === undefined ? 0 : this.documents(live).countDocuments(query);
  }

  async ids<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<readonly string[]> {
    const query = this.query(filter);
    const live = await this.liveOf(name);
    if (live === undefined) return [];
    const found = await this.documents(live)
      .find(query, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  newest<D extends Document>(model: ReadModel<D>, lists: Lists<D>, page: PageRequest): Promise<readonly D[]> {
    return newestByFinds(this, model, lists, page);
  }

  async search<D extends Document>({ name }: ReadModel<D>, query: SearchQuery, page: PageRequest): Promise<Page<D>> {
    const live = await this.liveOf(name);
    if (live === undefined) return { rows: [], next: null };
    return searchInTiers<D>(query.text, page, {
      vocabulary: new WordCollection(this.db, live).of(query.facet),
      read: async ({ tier, better, after, limit }) => {
        const found = await this.documents(live)
          .find(searchQuery(query.facet, tier, better, after), { projection: { _search: 1 } })
          .sort(FRESHEST_FIRST)
          .limit(limit)
          .toArray();
        return found.flatMap(({ _id, _search }) =>
          _search === undefined ? [] : [{ id: _id, held: () => _search, at: _search.freshness }],
        );
      },
      documents: async (ids) => {
        const found = await this.documents(live)
          .find({ _id: { $in: [...ids] }, _removed: { $exists: false } })
          .toArray();
        return found.map((kept) => withoutOurs<D>(kept));
      },
    });
  }

  async scan(collection: string, options: { afterId?: string; limit: number }): Promise<readonly Document[]> {
    const found = await this.documents(collection)
      .find({ _id: { $gt: options.afterId ?? '' }, _removed: { $exists: false } })
      .sort({ _id: 1 })
      .limit(options.limit)
      .toArray();
    return found.map((kept) => withoutOurs(kept));
  }

  stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    return readStored(this.documents(collection), ids);
  }

  async ensureCollection(collection: string, definition: CollectionDefinition): Promise<void> {
    if (definition.search !== undefined) {
      this.searches.set(collection, { fields: definition.search, words: new WordCollection(this.db, collection) });
    }
  }

  async prepareFill(): Promise<void> {
    // The server's indexes stay: what a fill without them would gain has not been measured.
  }

  async ensureIndexes(collection: string, definition: CollectionDefinition): Promise<void> {
    if (this.indexed.has(collection)) return;
    for (const { keys } of definition.indexes) {
      const columns = Object.fromEntries([...keys, '_id'].map((key) => [key, 1] as const));
      await this.documents(collection).createIndex(columns, { name: keys.join(',') });
    }
    if (definition.search !== undefined) {
      for (const { keys, name } of SEARCH_INDEXES) await this.documents(collection).createIndex(keys, { name });
      await this.searches.get(collection)?.words.ensureIndexes();
    }
    this.indexed.add(collection);
  }

  async dropCollection(collection: string): Promise<void> {
    await this.documents(collection).drop();
    await new WordCollection(this.db, collection).drop();
    this.searches.delete(collection);
    this.indexed.delete(collection);
    await this.reached().deleteOne({ _id: collection });
  }

  async scrub(): Promise<void> {
    // The server manages its own files.
  }

  async apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void> {
    await this.inOrder(collection, async () => {
      if (writes.length > 0) await writeGuarded(this.documents(collection), writes, this.searches.get(collection));
      await this.advance([collection], checkpoint);
    });
  }

  async advance(collections: readonly string[], checkpoint: number): Promise<void> {
    if (collections.length === 0) return;
    const updates = collections.map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: { position: checkpoint } }, upsert: true },
    }));
    for (;;) {
      try {
        await this.reached().bulkWrite(updates, { ordered: false });
        return;
      } catch (error) {
        // Another writer created the first checkpoint concurrently; now it can be advanced.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.reached()
      .find({ _id: { $in: [...collections] } })
      .toArray();
    const positions = new Map(found.map(({ _id, position }) => [_id, position]));
    return new Map(collections.map((each) => [each, positions.get(each) ?? BEGINNING]));
  }

  async modelRecord(name: string): Promise<ReadModelRecord | undefined> {
    const found = await this.records().findOne({ _id: name });
    if (found === null) return undefined;
    const { _id, ...record } = found;
    return record;
  }

  async modelRecords(): Promise<readonly ReadModelRecord[]> {
    const found = await this.records().find({}).toArray();
    return found.map(({ _id, ...record }) => record);
  }

  async saveModelRecord(record: ReadModelRecord): Promise<void> {
    const { term = 0 } = record;
    const notLater = { _id: record.name, $or: [{ term: { $lte: term } }, { term: { $exists: false } }] };
    try {
      await this.records().replaceOne(notLater, { ...record }, { upsert: true });
    } catch (error) {
      // A record with a later term does not match and makes the insert fail.
      throw isDuplicateKey(error) ? new LeaseLost(record.name) : error;
    }
    this.pointers.delete(record.name);
  }

  acquireLease(name: string, holder: string, ttlMs: number): Promise<number | null> {
    return this.leases.acquire(name, holder, ttlMs);
  }

  releaseLease(name: string, holder: string): Promise<void> {
    return this.leases.release(name, holder);
  }

  leaseHolder(name: string): Promise<string | null> {
    return this.leases.holder(name);
  }

  async save(collection: string, document: Document): Promise<void> {
    const { _id, ...fields } = document;
    const replaced = (): Promise<unknown> => this.scratch(collection).replaceOne({ _id }, fields, { upsert: true });
    await replaced().catch((error: unknown) => {
      // Another writer inserted it concurrently; now it can be replaced.
      if (!isDuplicateKey(error)) throw error;
      return replaced();
    });
  }

  async load<D extends Document>(collection: string, id: string): Promise<D | undefined> {
    return ((await this.scratch(collection).findOne({ _id: id })) as D | null) ?? undefined;
  }

  async loadAll<D extends Document>(collection: string): Promise<readonly D[]> {
    return (await this.scratch(collection).find({}).toArray()) as readonly Document[] as readonly D[];
  }

  async discard(collection: string, id: string): Promise<void> {
    await this.scratch(collection).deleteOne({ _id: id });
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  /**
   * One write to a collection after another within this process; those of other processes may come in between, which the
   * guards allow for. Work that is lost to a connection does not hold up what follows: should it arrive after all, the
   * guards refuse it as stale.
   */
  private inOrder(collection: string, work: () => Promise<void>): Promise<void> {
    const before = this.writing.get(collection) ?? Promise.resolve();
    const result = before.then(() => this.availability.whileAvailable(work));
    const settled = result.catch(() => undefined);
    this.writing.set(collection, settled);
    // The last one removes its entry: collections come and go with their generations.
    void settled.then(() => {
      if (this.writing.get(collection) === settled) this.writing.delete(collection);
    });
    return result;
  }

  private query(filter: Filter): object {
    return { $and: [{ _removed: { $exists: false } }, filterToQuery(parseFilter(filter))] };
  }

  private async liveOf(model: string): Promise<string | undefined> {
    const cached = this.pointers.get(model);
    if (cached !== undefined && cached.until > this.elapsed()) return cached.live;
    const live = (await this.modelRecord(model))?.live;
    this.pointers.set(model, { live, until: this.elapsed() + POINTER_MS });
    return live;
  }

  private documents(collection: string): Collection<StoredRow> {
    return this.db.collection<StoredRow>(collection);
  }

  private reached(): Collection<StoredCheckpoint> {
    return this.db.collection<StoredCheckpoint>('store.checkpoints');
  }

  private records(): Collection<ReadModelRecord & { _id: string }> {
    return this.db.collection<ReadModelRecord & { _id: string }>('store.models');
  }

  private scratch(collection: string): Collection<{ _id: string }> {
    return this.db.collection<{ _id: string }>(`store.scratch.${collection}`);
  }
}
