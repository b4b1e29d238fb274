import type { Projection } from '#kernel/projection';
import type { ModelRecord } from '../read-store/read-store';
import { codeVersionOf } from './code-version';
import { type Generation, type Stores, openGeneration } from './generation';

const collectionName = (model: string, generation: number): string => `${model}.g${generation}`;
const generationNumber = (collection: string): number => Number(collection.slice(collection.lastIndexOf('.g') + 2));

/** A read model's record in the store, and the collections it names. */
export class ModelGenerations {
  private readonly version: string;
  private record: ModelRecord | undefined;
  private retiredBefore: readonly string[] = [];

  constructor(
    private readonly projection: Projection,
    private readonly stores: Stores,
    /** Of the lease: writes are refused after another process took over. */
    private readonly term: number,
  ) {
    this.version = codeVersionOf(projection);
  }

  get isOpen(): boolean {
    return this.record !== undefined;
  }

  /** Whether the live generation has not reached the end of the log yet. */
  get isFilling(): boolean {
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
    const record: ModelRecord = known ?? {
      name,
      live: collectionName(name, 1),
      liveVersion: this.version,
      building: null,
      retired: [],
      filling: true,
    };
    const live = await openGeneration(this.stores, this.projection, record.live, skipped);
    if (known === undefined) await this.keep(record);
    this.record = record;
    await this.drop(record.retired);
    return live;
  }

  async openBuilding(resumed: string | undefined, skipped: ReadonlySet<string>): Promise<Generation> {
    const record = this.recorded();
    const numbers = [record.live, ...record.retired, ...(record.building === null ? [] : [record.building.collection])];
    const collection = resumed ?? collectionName(record.name, Math.max(...numbers.map(generationNumber)) + 1);
    if (resumed === undefined) {
      const abandoned = record.building === null ? [] : [record.building.collection];
      const building = { collection, version: this.version };
      await this.keep({ ...record, building, retired: [...record.retired, ...abandoned] });
    }
    return openGeneration(this.stores, this.projection, collection, skipped);
  }

  async filled(): Promise<void> {
    const { filling, ...record } = this.recorded();
    if (filling === true) await this.keep(record);
  }

  /** Directs queries to the collection. */
  async swapTo(collection: string): Promise<void> {
    const { filling: _, ...record } = this.recorded();
    const retired = [...record.retired, record.live];
    await this.keep({ ...record, live: collection, liveVersion: this.version, building: null, retired });
  }

  /** Drops collections retired before the last call; other processes may still query recent ones for a moment. */
  async dropRetired(): Promise<void> {
    await this.drop(this.retiredBefore);
    this.retiredBefore = this.record?.retired ?? [];
  }

  private async drop(retired: readonly string[]): Promise<void> {
    if (retired.length === 0) return;
    for (const collection of retired) await this.stores.documents.dropCollection(collection);
    const record = this.recorded();
    await this.keep({ ...record, retired: record.retired.filter((each) => !retired.includes(each)) });
  }

  private recorded(): ModelRecord {
    if (this.record === undefined) throw new Error(`The read model ${this.projection.name} is not open.`);
    return this.record;
  }

  private async keep(record: ModelRecord): Promise<void> {
    const written = { ...record, term: this.term };
    await this.stores.documents.saveModelRecord(written);
    this.record = written;
  }
}
