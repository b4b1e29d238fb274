import type { Projection } from '#kernel/projection';
import { backoffMs, sleep } from '../../backoff';
import { BEGINNING } from '../../event-store/event-store';
import type { Leased } from '../../leases/lease-keeper';
import { type ProjectionFault, PoisonEvent, projectionFault } from '../fault';
import { NO_INTERVENTIONS, type ReadInterventions } from '../interventions';
import type { ReadModelState, RebuildOutcome } from '../status/read-model-status';
import type { Generation } from './generation';
import { type FillerContext, GenerationFiller } from './generation-filler';
import { ModelGenerations } from './model-generations';
import { Pace, type Progress, type Speed } from './pace';

export interface ModelContext extends FillerContext {
  readonly log: RunnerLog;
  readonly interventions: ReadInterventions;
  /** The state or error changed. */
  onChange(model: LeasedReadModel): void;
  /** The documents advanced. */
  onProgress(): void;
}

export interface RunnerLog {
  log(message: string): void;
  error(message: string): void;
}

interface FollowedGeneration {
  readonly generation: Generation;
  /** Undefined while it is paused. */
  readonly filler: GenerationFiller | undefined;
}

/** A read model whose lease this process holds: its live generation, and the one that a rebuild fills. */
export class LeasedReadModel implements Leased {
  private readonly stopping = new AbortController();
  private readonly opening = new Set<Promise<void>>();
  private readonly generations: ModelGenerations;
  private live: FollowedGeneration | undefined;
  private building: FollowedGeneration | undefined;
  private rebuilding = false;
  /** Until the live generation has reached the end of the log for the first time. */
  inInitialFill = true;
  private liveFault: ProjectionFault | undefined;
  private buildFault: ProjectionFault | undefined;
  private interventions = NO_INTERVENTIONS;
  private applying: Promise<void> = Promise.resolve();
  private beginning: Promise<void> = Promise.resolve();
  private readonly pace = new Pace();

  constructor(
    private readonly projection: Projection,
    private readonly context: ModelContext,
    readonly term: number,
  ) {
    this.generations = new ModelGenerations(projection, context.stores, term);
    void this.applyInterventions();
  }

  get name(): string {
    return this.projection.name;
  }

  get paused(): boolean {
    return this.interventions.paused;
  }

  get state(): ReadModelState {
    if (this.paused) return 'paused';
    if (this.buildFault !== undefined) return 'faulted';
    if (this.rebuilding) return 'rebuilding';
    if (this.liveFault !== undefined) return 'faulted';
    return this.inInitialFill ? 'rebuilding' : 'live';
  }

  get fault(): ProjectionFault | undefined {
    return this.buildFault ?? (this.rebuilding ? undefined : this.liveFault);
  }

  get isOpen(): boolean {
    return this.live !== undefined;
  }

  /** Position of the documents that queries see. */
  get position(): number {
    return this.live?.generation.position ?? BEGINNING;
  }

  /** The position of the generation being filled; undefined if there is none. */
  get buildPosition(): number | undefined {
    const filled = this.rebuilding ? this.building : this.live;
    return this.rebuilding || this.inInitialFill ? (filled?.generation.reading ?? BEGINNING) : undefined;
  }

  /** Speed of the generation being filled, or else of the live one. */
  get speed(): Speed | undefined {
    return this.pace.speed(this.reached);
  }

  /** Whether waiting for it makes sense: a stopped model would only delay callers. */
  get advances(): boolean {
    return !this.paused && this.liveFault === undefined;
  }

  /** The live generation keeps answering until the new one has caught up. */
  rebuild(): Exclude<RebuildOutcome, 'unknown_model'> {
    if (this.paused) return 'paused';
    if (this.rebuilding || !this.generations.isOpen) return 'already_rebuilding';
    this.beginRebuild(undefined);
    return 'started';
  }

  /** Applies the decisions of administrators since the last time, and lets what has stopped try again. */
  applyInterventions(): Promise<void> {
    const applied = this.applying.then(() => this.readInterventions());
    this.applying = applied;
    this.track(applied);
    return applied;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.opening);
    await this.halt();
  }

  /** Called every few seconds. */
  tidy(): Promise<void> {
    this.pace.mark(this.reached);
    return this.generations.dropRetired();
  }

  private get reached(): Progress {
    const { taken = 0, reading = BEGINNING } = (this.building ?? this.live)?.generation ?? {};
    return { taken, position: reading };
  }

  private async readInterventions(): Promise<void> {
    const decided = await this.untilDone(() => this.context.interventions(this.name));
    if (decided === undefined) return;
    this.interventions = decided;
    for (const fed of [this.live, this.building]) if (fed !== undefined) fed.generation.skipped = decided.skipped;
    if (decided.paused) await this.halt();
    await this.resume();
    this.context.onChange(this);
  }

  /** Keeps the live generation, which keeps answering. */
  private async halt(): Promise<void> {
    this.rebuilding = false;
    await this.beginning;
    await Promise.all([this.live?.filler?.stop(), this.building?.filler?.stop()]);
    this.building = undefined;
    if (this.live !== undefined) this.live = { generation: this.live.generation, filler: undefined };
  }

  private async resume(): Promise<void> {
    const generation = this.live?.generation ?? (await this.openLive());
    if (generation === undefined || this.paused) return;
    if (this.live?.filler === undefined || this.liveFault !== undefined) await this.feedLive(generation);
    const due = this.generations.dueRebuild;
    if (due !== undefined && !this.rebuilding) this.beginRebuild(due.resumed);
  }

  private async openLive(): Promise<Generation | undefined> {
    const generation = await this.untilDone(() => this.generations.openLive(this.interventions.skipped));
    if (generation === undefined) return undefined;
    this.inInitialFill = this.generations.isInitialFill || generation.position === BEGINNING;
    this.live = { generation, filler: undefined };
    return generation;
  }

  private async feedLive(generation: Generation): Promise<void> {
    await this.live?.filler?.stop();
    this.liveFault = undefined;
    const filler = new GenerationFiller(generation, this.context, {
      isCatchingUp: () => this.inInitialFill,
      onLive: () => this.becomeLive(),
      onProgress: () => this.context.onProgress(),
      onFailure: (error) => this.stopWith(error),
    });
    this.live = { generation, filler };
    this.pace.begin(this.reached);
  }

  private async becomeLive(): Promise<void> {
    await this.generations.endInitialFill();
    this.inInitialFill = false;
    this.liveFault = undefined;
    this.context.onChange(this);
  }

  private stopWith(error: unknown): void {
    this.liveFault = projectionFault(error);
    this.context.log.error(`Read model ${this.name} stopped: ${this.liveFault.error}`);
    this.context.onChange(this);
  }

  private beginRebuild(resumed: string | undefined): void {
    this.rebuilding = true;
    this.buildFault = undefined;
    this.context.onChange(this);
    this.beginning = this.build(resumed);
    this.track(this.beginning);
  }

  private async build(resumed: string | undefined): Promise<void> {
    const { skipped } = this.interventions;
    const generation = await this.untilDone(() => this.generations.openBuilding(resumed, skipped));
    if (generation === undefined || !this.rebuilding) return;
    const isSwapped = (): boolean => this.live?.generation === generation;
    const filler: GenerationFiller = new GenerationFiller(generation, this.context, {
      isCatchingUp: () => !isSwapped(),
      onLive: () => (isSwapped() ? this.becomeLive() : this.swap({ generation, filler })),
      onProgress: () => this.context.onProgress(),
      onFailure: (error) => (isSwapped() ? this.stopWith(error) : this.buildFailed(error)),
    });
    this.building = { generation, filler };
    this.pace.begin(this.reached);
  }

  /** Swaps while nothing is delivered: the new generation is at the end of the log when queries are directed to it. */
  private async swap(built: FollowedGeneration): Promise<void> {
    await this.generations.swapTo(built.generation.collection);
    const { live } = this;
    if (live !== undefined) {
      void live.filler?.stop();
      this.context.checkpoints.forget(live.generation);
    }
    this.live = built;
    this.building = undefined;
    this.rebuilding = false;
    this.context.log.log(`Read model ${this.name} was rebuilt up to position ${built.generation.position}.`);
    await this.becomeLive();
  }

  private buildFailed(error: unknown): void {
    const fault = projectionFault(error);
    this.context.log.error(`Rebuilding the read model ${this.name} stopped: ${fault.error}`);
    if (!(error instanceof PoisonEvent)) return;
    this.buildFault = fault;
    this.building = undefined;
    this.rebuilding = false;
    this.pace.begin(this.reached);
    this.context.onChange(this);
  }

  /** Retries with growing delays while the store is unavailable; undefined if stopped. */
  private async untilDone<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        return await step();
      } catch (error) {
        this.context.log.error(`Read model ${this.name}: ${projectionFault(error).error}`);
        await sleep(backoffMs(failures), this.stopping.signal);
      }
    }
    return undefined;
  }

  private track(opening: Promise<void>): void {
    this.opening.add(opening);
    void opening.finally(() => this.opening.delete(opening));
  }
}
