import pLimit from 'p-limit';
import type { Projection } from '#kernel/projection';
import type { ReadModelRecord } from '../../read-store/read-store';
import { codeVersionOf } from '../code-version';
import { type Generation, type Stores, openGeneration } from './generation';

const collectionName = (model: string, generation: number): string => `${model}.g${generation}`;
const generationNumber = (collection: string): number => Number(collection.slice(collection.lastIndexOf('.g') + 2));

/** A read model's record in the store, and the collections it names. */
export class ModelGenerations {
  private readonly version: string;
  private record: ReadModelRecord | undefined;
  private retiredBefore: readonly string[] = [];
  private readonly serialised = pLimit(1);

  constructor(
    private readonly projection: Projection,
    private readonly stores: Stores,
    /** Term of the lease: writes are refused after another process took over. */
    private readonly term: number,
  ) {
    this.version = codeVersionOf(projection);
  }

  get isOpen(): boolean {
    return this.record !== undefined;
  }

  /** Until the live generation has reached the end of the log. */
  get isInitialFill(): boolean {
    return this.recorded().filling === true;
  }

  /** The rebuild to run: an interrupted one is resumed, one for other code starts from the beginning. */
  get dueRebuild(): { readonly resumed: string | undefined } | undefined {
    const { building, liveVersion } = this.recorded();
    if (building?.version === this.version) return { resumed: building.collection };
    return liveVersion === this.version ? undefined : { resumed: undefined };
  }

  async openLive(skipped: ReadonlySet<string>): Promise<Generation> {
    const { name } = this.projection;
    const known = await this.stores.documents.modelRecord(name);
    const record: ReadModelRecord = known ?? {
      name,
      live: collectionName(name, 1),
      liveVersion: this.version,
      building: null,
      retired: [],
      filling: true,
    };
    const live = await openGeneration(this.stores, this.projection, record.live, skipped);
    // Saved even if it stays the same: from here on, writes of earlier holders of the lease are refused.
    await this.save(record);
    await this.drop(record.retired);
    return live;
  }

  async openBuilding(resumed: string | undefined, skipped: ReadonlySet<string>): Promise<Generation> {
    const record = this.recorded();
    const numbers = [record.live, ...record.retired, ...(record.building === null ? [] : [record.building.collection])];
    const collection = resumed ?? collectionName(record.name, Math.max(...numbers.map(generationNumber)) + 1);
    if (resumed === undefined) {
      await this.update(({ building, retired, ...current }) => ({
        ...current,
        building: { collection, version: this.version },
        retired: building === null ? retired : [...retired, building.collection],
      }));
    }
    return openGeneration(this.stores, this.projection, collection, skipped);
  }

  async endInitialFill(): Promise<void> {
    if (this.isInitialFill) await this.update(({ filling: _, ...record }) => record);
  }

  /** Directs queries to the collection. */
  async swapTo(collection: string): Promise<void> {
    await this.update(({ filling: _, live, retired, ...record }) => ({
      ...record,
      live: collection,
      liveVersion: this.version,
      building: null,
      retired: [...retired, live],
    }));
  }

  /** Drops collections retired before the last call; other processes may still query recent ones for a moment. */
  async dropRetired(): Promise<void> {
    await this.drop(this.retiredBefore);
    this.retiredBefore = this.record?.retired ?? [];
  }

  private async drop(retired: readonly string[]): Promise<void> {
    if (retired.length === 0) return;
    for (const collection of retired) await this.stores.documents.dropCollection(collection);
    await this.update((record) => ({
      ...record,
      retired: record.retired.filter((each) => !retired.includes(each)),
    }));
  }

  private recorded(): ReadModelRecord {
    if (this.record === undefined) throw new Error(`The read model ${this.projection.name} is not open.`);
    return this.record;
  }

  /** Updates one after another, so that each change is based on the record that the one before has saved. */
  private update(change: (record: ReadModelRecord) => ReadModelRecord): Promise<void> {
    return this.serialised(() => this.save(change(this.recorded())));
  }

  private async save(record: ReadModelRecord): Promise<void> {
    const saved = { ...record, term: this.term };
    await this.stores.documents.saveModelRecord(saved);
    this.record = saved;
  }
}
