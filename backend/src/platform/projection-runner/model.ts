import type { Projection } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import type { Leased } from '../leases/lease-keeper';
import { growingPause, pause } from '../pauses';
import { type Generation, PoisonEvent } from './generation';
import { type FeedContext, GenerationFeed } from './generation-feed';
import { ModelGenerations } from './model-generations';
import type { ModelState } from './model-status';

export interface ModelContext extends FeedContext {
  readonly log: RunnerLog;
  /** The state or error changed. */
  onChange(model: Model): void;
  /** The documents advanced. */
  onProgress(): void;
}

export interface RunnerLog {
  log(message: string): void;
  error(message: string): void;
}

interface Fed {
  readonly generation: Generation;
  readonly feed: GenerationFeed;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A read model whose lease this process holds: its live generation, and the one that a rebuild fills. */
export class Model implements Leased {
  private readonly stopping = new AbortController();
  private readonly opening = new Set<Promise<void>>();
  private readonly generations: ModelGenerations;
  private live: Fed | undefined;
  private building: Fed | undefined;
  private rebuilding = false;
  /** Until the live generation has reached the end of the log. */
  fillsFirst = true;
  private liveError: string | undefined;
  private buildError: string | undefined;

  constructor(
    private readonly projection: Projection,
    private readonly context: ModelContext,
    term: number,
  ) {
    this.generations = new ModelGenerations(projection, context.stores);
    this.term = term;
    this.track(this.open());
  }

  get term(): number {
    return this.generations.term;
  }

  set term(term: number) {
    this.generations.term = term;
  }

  get name(): string {
    return this.projection.name;
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

  /** Position of the documents that queries see. */
  get position(): number {
    return this.live?.generation.position ?? BEGINNING;
  }

  /** How far the generation being filled has read; undefined if there is none. */
  get buildPosition(): number | undefined {
    const filled = this.rebuilding ? this.building : this.live;
    return this.rebuilding || this.fillsFirst ? (filled?.generation.reading ?? BEGINNING) : undefined;
  }

  /** Whether waiting for it makes sense: a stopped model would only delay callers. */
  get advances(): boolean {
    return this.liveError === undefined;
  }

  /** False if one is in progress. The live generation keeps answering until the new one has caught up. */
  rebuild(): boolean {
    if (this.rebuilding || !this.generations.isOpen) return false;
    this.beginRebuild(undefined);
    return true;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.opening);
    await Promise.all([this.live?.feed.stop(), this.building?.feed.stop()]);
  }

  /** Called periodically. */
  tidy(): Promise<void> {
    return this.generations.dropRetired();
  }

  private async open(): Promise<void> {
    const generation = await this.untilDone(() => this.generations.openLive());
    if (generation === undefined) return;
    this.fillsFirst = this.generations.isFilling || generation.position === BEGINNING;
    const feed = new GenerationFeed(generation, this.context, {
      onLive: () => this.isLive(),
      onProgress: () => this.context.onProgress(),
      onFailure: (error) => this.stopped(error),
    });
    this.live = { generation, feed };
    this.context.onChange(this);
    const due = this.generations.dueRebuild;
    if (due !== undefined) this.beginRebuild(due.resumed);
  }

  private async isLive(): Promise<void> {
    await this.generations.filled();
    this.fillsFirst = false;
    this.liveError = undefined;
    this.context.onChange(this);
  }

  private stopped(error: unknown): void {
    this.liveError = messageOf(error);
    this.context.log.error(`Read model ${this.name} stopped: ${this.liveError}`);
    this.context.onChange(this);
  }

  private beginRebuild(resumed: string | undefined): void {
    this.rebuilding = true;
    this.buildError = undefined;
    this.context.onChange(this);
    this.track(this.build(resumed));
  }

  private async build(resumed: string | undefined): Promise<void> {
    const generation = await this.untilDone(() => this.generations.openBuilding(resumed));
    if (generation === undefined) return;
    const isSwapped = (): boolean => this.live?.generation === generation;
    const feed: GenerationFeed = new GenerationFeed(generation, this.context, {
      onLive: () => (isSwapped() ? this.isLive() : this.swap({ generation, feed })),
      onProgress: () => this.context.onProgress(),
      onFailure: (error) => (isSwapped() ? this.stopped(error) : this.buildFailed(error)),
    });
    this.building = { generation, feed };
  }

  /** While nothing is delivered: the new generation is at the end of the log when queries are directed to it. */
  private async swap(built: Fed): Promise<void> {
    await this.generations.swapTo(built.generation.collection);
    const { live } = this;
    if (live !== undefined) {
      void live.feed.stop();
      this.context.checkpoints.forget(live.generation);
    }
    this.live = built;
    this.building = undefined;
    this.rebuilding = false;
    this.context.log.log(`Read model ${this.name} was rebuilt up to position ${built.generation.position}.`);
    await this.isLive();
  }

  private buildFailed(error: unknown): void {
    this.context.log.error(`Rebuilding the read model ${this.name} stopped: ${messageOf(error)}`);
    if (!(error instanceof PoisonEvent)) return;
    this.buildError = messageOf(error);
    this.building = undefined;
    this.rebuilding = false;
    this.context.onChange(this);
  }

  /** Retries with growing delays while the store is unavailable; undefined if stopped. */
  private async untilDone<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        return await step();
      } catch (error) {
        this.context.log.error(`Read model ${this.name}: ${messageOf(error)}`);
        await pause(growingPause(failures), this.stopping.signal);
      }
    }
    return undefined;
  }

  private track(opening: Promise<void>): void {
    this.opening.add(opening);
    void opening.finally(() => this.opening.delete(opening));
  }
}
