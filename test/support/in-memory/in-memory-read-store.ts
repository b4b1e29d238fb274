import { Query } from 'mingo';
import type { Document, ReadModel } from '#kernel/projection';
import { BEGINNING } from '#platform/event-store/event-store';
import { refuseUnshared } from '#platform/read-store/array-paths';
import { type FilterCondition, parseFilter } from '#platform/read-store/filter';
import { byDocument, foldWrites } from '#platform/read-store/fold-writes';
import { copyOf, frozen } from '#platform/read-store/json-values';
import { NOBODY, nextTerm, refuseEarlierTerm } from '#platform/read-store/leases';
import { machineTime } from '#platform/read-store/machine-time';
import { newestByFinds } from '#platform/read-store/newest-by-finds';
import type { Page, PageRequest } from '#platform/read-store/page';
import {
  type CollectionDefinition,
  type Filter,
  type FindOptions,
  type Lists,
  type ReadModelRecord,
  type PositionedWrite,
  type ReadModelStore,
  type ScratchStore,
  type Sort,
  type Stored,
} from '#platform/read-store/read-store';
import type { Search, SearchQuery } from '#platform/search/search';
import { searchOver } from '#platform/search/search-over';
import { refuseUndeclaredArrays, refuseUnportable } from './portable';
import { byPaths } from './sorting';

interface Collection {
  readonly definition: CollectionDefinition;
  readonly documents: Map<string, Stored>;
}

interface Lease {
  readonly holder: string;
  readonly term: number;
  readonly ends: number;
}

/**
 * For unit tests. The strictest adapter: refuses whatever would silently behave differently on another one, such as a
 * filter into an undeclared array, a document that MongoDB cannot store, or a change to a document that was read.
 */
export class InMemoryReadStore implements ReadModelStore, ScratchStore, Search {
  private readonly collections = new Map<string, Collection>();
  private readonly positions = new Map<string, number>();
  private readonly records = new Map<string, ReadModelRecord>();
  private readonly leases = new Map<string, Lease>();
  private readonly scratch = new Map<string, Document>();

  constructor(private readonly now: () => number = machineTime) {}

  async get<D extends Document>({ name }: ReadModel<D>, id: string): Promise<D | undefined> {
    const document = this.liveOf(name)?.documents.get(id)?.document;
    return document === undefined || document === null ? undefined : (frozen(copyOf(document)) as D);
  }

  async find<D extends Document>(
    { name }: ReadModel<D>,
    filter: Filter<D>,
    options: FindOptions<D> = {},
  ): Promise<readonly D[]> {
    const found = this.matching(name, filter);
    if (options.sort !== undefined) found.sort(byPaths(options.sort as Sort));
    const from = options.skip ?? 0;
    return found.slice(from, from + (options.limit ?? Infinity)).map((each) => frozen(copyOf(each)) as D);
  }

  async count<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<number> {
    return this.matching(name, filter).length;
  }

  async ids<D extends Document>({ name }: ReadModel<D>, filter: Filter<D>): Promise<readonly string[]> {
    return this.matching(name, filter).map(({ _id }) => _id);
  }

  newest<D extends Document>(model: ReadModel<D>, lists: Lists<D>, page: PageRequest): Promise<readonly D[]> {
    return newestByFinds(this, model, lists, page);
  }

  async search<D extends Document>({ name }: ReadModel<D>, query: SearchQuery, page: PageRequest): Promise<Page<D>> {
    const collection = this.liveOf(name);
    const fields = collection?.definition.search;
    if (fields === undefined) return { rows: [], next: null };
    const documents = this.documentsOf(collection).map((each) => frozen(copyOf(each)) as D);
    return searchOver(documents, fields)(query, page);
  }

  async scan(collection: string, options: { afterId?: string; limit: number }): Promise<readonly Document[]> {
    const after = options.afterId ?? '';
    return this.documentsOf(this.collections.get(collection))
      .filter(({ _id }) => _id > after)
      .sort(byPaths({ _id: 1 }))
      .slice(0, options.limit)
      .map(copyOf);
  }

  async stored(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    const documents = this.collections.get(collection)?.documents;
    return new Map(
      ids.flatMap((id) => {
        const stored = documents?.get(id);
        return stored === undefined ? [] : [[id, copyOf(stored)] as const];
      }),
    );
  }

  async ensureCollection(collection: string, definition: CollectionDefinition): Promise<void> {
    const documents = this.collections.get(collection)?.documents ?? new Map<string, Stored>();
    this.collections.set(collection, { definition, documents });
  }

  async prepareFill(): Promise<void> {}

  async ensureIndexes(): Promise<void> {}

  async dropCollection(collection: string): Promise<void> {
    this.collections.delete(collection);
    this.positions.delete(collection);
  }

  async scrub(): Promise<void> {
    // There are no files.
  }

  async apply(collection: string, writes: readonly PositionedWrite[], checkpoint: number): Promise<void> {
    const target = this.collections.get(collection);
    if (target === undefined) throw new Error(`There is no collection ${collection}.`);
    const changed = new Map<string, Stored>();
    for (const [id, group] of byDocument(writes)) {
      const stored = target.documents.get(id);
      const folded = foldWrites(stored, group);
      if (folded === undefined || folded.position === stored?.position) continue;
      const kept = copyOf(folded);
      if (kept.document !== null) refuseUnportable(kept.document, target.definition.arrays ?? []);
      changed.set(id, kept);
    }
    for (const [id, stored] of changed) target.documents.set(id, stored);
    await this.advance([collection], checkpoint);
  }

  async advance(collections: readonly string[], checkpoint: number): Promise<void> {
    for (const each of collections)
      this.positions.set(each, Math.max(checkpoint, this.positions.get(each) ?? BEGINNING));
  }

  async checkpoints(collections: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(collections.map((each) => [each, this.positions.get(each) ?? BEGINNING]));
  }

  async modelRecord(name: string): Promise<ReadModelRecord | undefined> {
    return this.records.get(name);
  }

  async modelRecords(): Promise<readonly ReadModelRecord[]> {
    return [...this.records.values()];
  }

  async saveModelRecord(record: ReadModelRecord): Promise<void> {
    refuseEarlierTerm(record, this.records.get(record.name));
    this.records.set(record.name, record);
  }

  async acquireLease(name: string, holder: string, ttlMs: number): Promise<number | null> {
    const current = this.holderOf(name);
    if (current !== null && current !== holder) return null;
    const before = this.leases.get(name);
    const term = before?.holder === holder ? before.term : nextTerm(before?.term, this.now());
    this.leases.set(name, { holder, term, ends: this.now() + ttlMs });
    return term;
  }

  async releaseLease(name: string, holder: string): Promise<void> {
    const lease = this.leases.get(name);
    if (lease?.holder === holder) this.leases.set(name, { ...lease, holder: NOBODY, ends: 0 });
  }

  async leaseHolder(name: string): Promise<string | null> {
    return this.holderOf(name);
  }

  async save(collection: string, document: Document): Promise<void> {
    this.scratch.set(`${collection}/${document._id}`, copyOf(document));
  }

  async load<D extends Document>(collection: string, id: string): Promise<D | undefined> {
    const document = this.scratch.get(`${collection}/${id}`);
    return document === undefined ? undefined : (copyOf(document) as D);
  }

  async loadAll<D extends Document>(collection: string): Promise<readonly D[]> {
    const kept = [...this.scratch].filter(([key]) => key.startsWith(`${collection}/`));
    return kept.map(([, document]) => copyOf(document) as D);
  }

  async discard(collection: string, id: string): Promise<void> {
    this.scratch.delete(`${collection}/${id}`);
  }

  async close(): Promise<void> {}

  private holderOf(name: string): string | null {
    const lease = this.leases.get(name);
    return lease !== undefined && lease.ends > this.now() ? lease.holder : null;
  }

  private liveOf(model: string): Collection | undefined {
    const record = this.records.get(model);
    return record === undefined ? undefined : this.collections.get(record.live);
  }

  private documentsOf(collection: Collection | undefined): Document[] {
    return [...(collection?.documents.values() ?? [])].flatMap(({ document }) =>
      document === null ? [] : [document as Document],
    );
  }

  private matching(model: string, filter: Filter): Document[] {
    const condition: FilterCondition = parseFilter(filter);
    const collection = this.liveOf(model);
    const arrays = collection?.definition.arrays ?? [];
    refuseUnshared(condition, arrays);
    const documents = this.documentsOf(collection);
    refuseUndeclaredArrays(condition, arrays, documents);
    const query = new Query({ ...filter });
    return documents.filter((document) => query.test(document));
  }
}
