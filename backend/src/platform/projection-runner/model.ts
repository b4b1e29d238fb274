import type { Projection } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import type { ModelRecord } from '../read-store/read-store';
import { codeVersionOf } from './code-version';
import { fill } from './fill';
import { type Generation, PoisonEvent, type Stores, catchUp, openGeneration } from './generation';
import { growingPause, pause } from './pauses';
import type { LiveFeed } from './live-feed';
import type { ModelState } from './model-status';

export interface ModelContext {
  readonly stores: Stores;
  readonly feed: LiveFeed;
  readonly log: RunnerLog;
  /** State, error or progress are not what they were. */
  onChange(model: Model): void;
}

export interface RunnerLog {
  log(message: string): void;
  error(message: string): void;
}

const collectionName = (model: string, generation: number): string => `${model}.g${generation}`;
const generationNumber = (collection: string): number => Number(collection.slice(collection.lastIndexOf('.g') + 2));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A read model while this process holds its lease: its live generation, and the one that a rebuild fills beside it. */
export class Model {
  readonly name: string;
  private readonly version: string;
  private readonly stopping = new AbortController();
  private readonly work = new Set<Promise<void>>();
  private record: ModelRecord | undefined;
  private live: Generation | undefined;
  private building: Generation | undefined;
  private retiredBefore: readonly string[] = [];
  private rebuilding = false;
  /** Before the live generation has shown the whole log once. */
  fillsFirst = true;
  private liveError: string | undefined;
  private buildError: string | undefined;

  constructor(
    private readonly projection: Projection,
    private readonly context: ModelContext,
  ) {
    this.name = projection.name;
    this.version = codeVersionOf(projection);
  }

  get state(): ModelState {
    if (this.buildError !== undefined) return 'faulted';
    if (this.rebuilding) return 'rebuilding';
    if (this.liveError !== undefined) return 'faulted';
    return this.fillsFirst ? 'rebuilding' : 'live';
  }

  get error(): string | undefined {
    return this.buildError ?? (this.rebuilding ? undefined : this.liveError);
  }

  /** Of what queries see. */
  get position(): number {
    return this.live?.position ?? BEGINNING;
  }

  /** How far the generation that is being filled has read; undefined where none is. */
  get buildPosition(): number | undefined {
    const filled = this.rebuilding ? this.building : this.live;
    return this.rebuilding || this.fillsFirst ? (filled?.reading ?? BEGINNING) : undefined;
  }

  /** Whether waiting for it can end: a model that stands still would only hold its callers up. */
  get advances(): boolean {
    return this.liveError === undefined;
  }

  start(): void {
    this.track(this.run());
  }

  /** False where one is under way. The live generation goes on answering until the new one has caught up. */
  rebuild(): boolean {
    if (this.rebuilding || this.record === undefined) return false;
    this.beginRebuild(undefined);
    return true;
  }

  /** The live generation could not take a page. */
  failed(generation: Generation, error: unknown): void {
    if (generation !== this.live) return;
    this.note(error);
    if (!(error instanceof PoisonEvent)) this.track(this.followLive(generation, 1));
  }

  owns(generation: Generation): boolean {
    return generation === this.live;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.live !== undefined) this.context.feed.leave(this.live);
    await Promise.all(this.work);
  }

  /** Now and then: drops what was retired before the last time, as other processes may still ask it for a moment. */
  async tidy(): Promise<void> {
    await this.drop(this.retiredBefore);
    this.retiredBefore = this.record?.retired ?? [];
  }

  private async drop(retired: readonly string[]): Promise<void> {
    if (retired.length === 0) return;
    for (const collection of retired) await this.context.stores.documents.dropCollection(collection);
    const record = this.recorded();
    await this.keep({ ...record, retired: record.retired.filter((each) => !retired.includes(each)) });
  }

  private async run(): Promise<void> {
    const live = await this.untilDone(() => this.open());
    if (live === undefined) return;
    this.fillsFirst = this.recorded().filling === true || live.position === BEGINNING;
    this.context.onChange(this);
    this.resumeRebuild();
    await this.followLive(live, 0);
  }

  private async open(): Promise<Generation> {
    const { documents } = this.context.stores;
    const known = await documents.modelRecord(this.name);
    const record: ModelRecord = known ?? {
      name: this.name,
      live: collectionName(this.name, 1),
      liveVersion: this.version,
      building: null,
      retired: [],
      filling: true,
    };
    const live = await openGeneration(this.context.stores, this.projection, record.live);
    if (known === undefined) await documents.saveModelRecord(record);
    this.record = record;
    this.live = live;
    await this.drop(record.retired);
    return live;
  }

  private async followLive(live: Generation, failures: number): Promise<void> {
    const { stores, feed } = this.context;
    const signal = this.stopping.signal;
    for (let failed = failures; !signal.aborted && live === this.live; failed++) {
      if (failed > 0) await pause(growingPause(failed), signal);
      try {
        await (live.position === BEGINNING ? fill(stores, live, signal) : catchUp(stores, live, signal));
        if (signal.aborted || live !== this.live) return;
        await stores.documents.ensureIndexes(live.collection, this.projection);
        await feed.join(live, async () => {
          const { filling, ...record } = this.recorded();
          if (filling === true) await this.keep(record);
          this.fillsFirst = false;
          this.liveError = undefined;
        });
        if (signal.aborted) feed.leave(live);
        this.context.onChange(this);
        return;
      } catch (error) {
        this.note(error);
        if (error instanceof PoisonEvent) return;
      }
    }
  }

  /** A rebuild that a stop interrupted goes on where it was; one for other code begins anew. */
  private resumeRebuild(): void {
    const { record } = this;
    if (record === undefined) return;
    if (record.building?.version === this.version) this.beginRebuild(record.building.collection);
    else if (record.liveVersion !== this.version) this.beginRebuild(undefined);
  }

  private beginRebuild(resumed: string | undefined): void {
    this.rebuilding = true;
    this.buildError = undefined;
    this.context.onChange(this);
    this.track(this.build(resumed));
  }

  private async build(resumed: string | undefined): Promise<void> {
    const signal = this.stopping.signal;
    try {
      const building = await this.untilDone(() => this.openBuilding(resumed));
      if (building === undefined) return;
      this.building = building;
      const finished = await this.untilDone(async () => {
        await this.fill(building);
        if (signal.aborted) return true;
        await this.context.stores.documents.ensureIndexes(building.collection, this.projection);
        await this.context.feed.join(building, () => this.swap(building));
        return true;
      });
      if (signal.aborted) this.context.feed.leave(building);
      if (finished !== true || signal.aborted) return;
      this.rebuilding = false;
      this.context.log.log(`Read model ${this.name} was rebuilt up to position ${building.position}.`);
    } catch (error) {
      this.rebuilding = false;
      this.buildError = messageOf(error);
      this.context.log.error(`Rebuilding the read model ${this.name} stopped: ${this.buildError}`);
    } finally {
      this.building = undefined;
      this.context.onChange(this);
    }
  }

  private async openBuilding(resumed: string | undefined): Promise<Generation> {
    const record = this.recorded();
    const { documents } = this.context.stores;
    const numbers = [record.live, ...record.retired, ...(record.building === null ? [] : [record.building.collection])];
    const collection = resumed ?? collectionName(this.name, Math.max(...numbers.map(generationNumber)) + 1);
    if (resumed === undefined) {
      if (record.building !== null) await documents.dropCollection(record.building.collection);
      await this.keep({ ...this.recorded(), building: { collection, version: this.version } });
    }
    return openGeneration(this.context.stores, this.projection, collection);
  }

  private async fill(building: Generation): Promise<void> {
    const reporting = setInterval(() => this.context.onChange(this), 1000).unref();
    try {
      await fill(this.context.stores, building, this.stopping.signal);
    } finally {
      clearInterval(reporting);
    }
  }

  /** In the feed's turn: the new generation stands at the feed's position when queries begin to go to it. */
  private async swap(building: Generation): Promise<void> {
    const { filling: _, ...record } = this.recorded();
    await this.keep({
      ...record,
      live: building.collection,
      liveVersion: this.version,
      building: null,
      retired: [...record.retired, record.live],
    });
    if (this.live !== undefined) this.context.feed.leave(this.live);
    this.live = building;
    this.liveError = undefined;
    this.fillsFirst = false;
  }

  /** Tries again with growing pauses while the store is not there; undefined when it was stopped. Poison is thrown. */
  private async untilDone<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        return await step();
      } catch (error) {
        if (error instanceof PoisonEvent) throw error;
        this.context.log.error(`Read model ${this.name}: ${messageOf(error)}`);
        await pause(growingPause(failures), this.stopping.signal);
      }
    }
    return undefined;
  }

  private recorded(): ModelRecord {
    if (this.record === undefined) throw new Error(`The read model ${this.name} is not open.`);
    return this.record;
  }

  private async keep(record: ModelRecord): Promise<void> {
    await this.context.stores.documents.saveModelRecord(record);
    this.record = record;
  }

  private note(error: unknown): void {
    this.liveError = messageOf(error);
    this.context.log.error(`Read model ${this.name} stopped: ${this.liveError}`);
    this.context.onChange(this);
  }

  private track(work: Promise<void>): void {
    this.work.add(work);
    void work.finally(() => this.work.delete(work));
  }
}
