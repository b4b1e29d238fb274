import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, Projection } from '#kernel/projection';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import type { ReadModelProgress, WrittenUpTo } from '../http/read-model-progress';
import type { LogReader } from '../log-reader/log-reader';
import type { ReadStore, ScratchStore } from '../read-store/read-store';
import { CheckpointSaver } from './checkpoint-saver';
import { FillBudget } from './fill-budget';
import type { Stores } from './generation';
import { every } from '../pauses';
import { Model, type ModelContext, type RunnerLog } from './model';
import type { ModelState, ModelStatus, RebuildOutcome } from './model-status';
import { refuseSameNames } from './same-names';
import { scrubModels } from './scrub-models';
import { type VerifyReport, verifyModel } from './verify';
import { Waiters } from './waiters';

export interface ProjectionRunnerOptions {
  readonly events: EventStore;
  readonly reader: LogReader;
  readonly documents: ReadStore;
  /** For what processes tell each other. */
  readonly scratch: ScratchStore;
  readonly projections: readonly Projection[];
  /** False where another process projects: this one then only waits, reports, and passes on what is asked of it. */
  readonly projects: boolean;
  readonly log: RunnerLog;
  /** How long a lease outlives a process that was killed. Default 10 s. */
  readonly leaseMs?: number;
  /** How often leases are renewed and requests of other processes looked for. Default 3 s. */
  readonly tickMs?: number;
}

/** What the process that projects a model tells the others. */
interface SharedStatus extends Document {
  readonly state: ModelState;
  readonly progress: number;
  readonly fillsFirst: boolean;
  readonly error?: string;
}

const STATUSES = 'projection-statuses';
const REBUILD_REQUESTS = 'projection-rebuild-requests';
const POLL_MS = 10;

const START_PATIENCE_MS = 1000;
const SCRUB_PATIENCE_MS = 10_000;

const leaseOf = (model: string): string => `projection:${model}`;

/** How much of the log a position has behind it, 0 to 1. */
const share = (position: number, end: number): number =>
  end <= BEGINNING ? 1 : Math.min(1, Math.max(0, (position - BEGINNING) / (end - BEGINNING)));

/**
 * Keeps every read model up to date: one process at a time projects each model, under a lease. A model that meets an event
 * it cannot handle stops by itself. Nothing is lost by a crash, since each model goes on from its checkpoint.
 */
export class ProjectionRunner implements ReadModelProgress {
  private readonly holder = randomUUID();
  private readonly stores: Stores;
  private readonly checkpoints: CheckpointSaver;
  private readonly waiters = new Waiters();
  private readonly models = new Map<string, Model>();
  private readonly context: ModelContext;
  private faultedElsewhere: ReadonlySet<string> = new Set();
  private filledElsewhere: ReadonlySet<string> = new Set();
  private ticking: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly options: ProjectionRunnerOptions) {
    refuseSameNames('projections', options.projections);
    this.stores = { events: options.events, documents: options.documents };
    this.checkpoints = new CheckpointSaver(options.documents);
    this.context = {
      stores: this.stores,
      reader: options.reader,
      budget: new FillBudget(),
      checkpoints: this.checkpoints,
      log: options.log,
      onChange: (model) => this.changed(model),
      onProgress: () => this.waiters.moved(),
    };
  }

  /** Resolves when the leases that are free are held, and the models show the log where that takes a moment only. */
  async start(): Promise<void> {
    await this.tick();
    const end = await this.options.events.lastPosition();
    const standing = ({ name, fillsFirst }: Model): boolean => !fillsFirst && this.hasReached(name, end);
    await this.waiters.until(() => [...this.models.values()].every(standing), START_PATIENCE_MS);
    this.ticking = every(this.options.tickMs ?? 3000, this.stopping.signal, () => this.tick(), this.options.log);
  }

  /** Finishes the page in hand, keeps the checkpoints and lets go of the leases. */
  async stop(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    await this.ticking;
    await Promise.all([...this.models.values()].map((model) => model.stop()));
    await this.checkpoints.save();
    await Promise.all(
      [...this.models.keys()].map((name) => this.options.documents.releaseLease(leaseOf(name), this.holder)),
    );
    this.waiters.release();
  }

  async waitFor({ position, categories }: WrittenUpTo, timeoutMs: number): Promise<boolean> {
    const following = this.options.projections.filter((each) => each.categories.some((one) => categories.has(one)));
    const names = following.map(({ name }) => name);
    const waitedFor = names.filter((name) => !this.fillsFirst(name));
    const caughtUp = await this.untilCaughtUp(position, timeoutMs, waitedFor);
    return caughtUp && names.every((name) => this.shows(name, position));
  }

  /** A model that has stopped is not waited for. */
  async untilCaughtUp(position: number, timeoutMs: number, models?: readonly string[]): Promise<boolean> {
    const names = models ?? this.options.projections.map(({ name }) => name);
    const here = names.filter((name) => this.models.has(name));
    const elsewhere = names.filter((name) => !this.models.has(name));
    const reached = await Promise.all([
      this.waiters.until(() => here.every((name) => this.hasReached(name, position)), timeoutMs),
      this.untilReachedElsewhere(elsewhere, position, timeoutMs),
    ]);
    return reached.every(Boolean);
  }

  async list(): Promise<readonly ModelStatus[]> {
    const end = await this.options.events.lastPosition();
    return Promise.all(this.options.projections.map(({ name }) => this.statusOf(name, end)));
  }

  async status(name: string): Promise<ModelStatus | undefined> {
    if (!this.knows(name)) return undefined;
    return this.statusOf(name, await this.options.events.lastPosition());
  }

  /** Fills a new generation beside the live one and then swaps. Passed on where another process projects the model. */
  async rebuild(name: string): Promise<RebuildOutcome> {
    if (!this.knows(name)) return 'unknown-model';
    const model = this.models.get(name);
    if (model !== undefined) return model.rebuild() ? 'started' : 'already-rebuilding';
    const status = await this.status(name);
    const { scratch } = this.options;
    const asked = await scratch.load(REBUILD_REQUESTS, name);
    if (status?.state === 'rebuilding' || asked !== undefined) return 'already-rebuilding';
    await scratch.save(REBUILD_REQUESTS, { _id: name });
    return 'started';
  }

  /** Replays the log beside the live models and compares document by document. */
  async verify(names?: readonly string[]): Promise<readonly VerifyReport[]> {
    const reports: VerifyReport[] = [];
    for (const projection of this.options.projections) {
      if (names !== undefined && !names.includes(projection.name)) continue;
      reports.push(await verifyModel(this.stores, projection, (work) => this.options.reader.inTurn(work)));
    }
    return reports;
  }

  /**
   * Leaves nothing in any file of what the models that read these categories replaced or removed up to a position. False
   * where one of them has not come that far, or is being rebuilt and may hold it still.
   */
  async scrub(categories: readonly string[], position: number): Promise<boolean> {
    const reading = this.options.projections.filter((each) => each.categories.some((one) => categories.includes(one)));
    const names = reading.map(({ name }) => name);
    await this.untilCaughtUp(position, SCRUB_PATIENCE_MS, names);
    await scrubModels(this.options.documents, names);
    const statuses = (await this.list()).filter(({ name }) => names.includes(name));
    return statuses.every((status) => status.position >= position && status.state !== 'rebuilding');
  }

  private knows(name: string): boolean {
    return this.options.projections.some((each) => each.name === name);
  }

  /** A first fill takes as long as the log is. */
  private fillsFirst(name: string): boolean {
    return this.models.get(name)?.fillsFirst ?? this.filledElsewhere.has(name);
  }

  /** Once it was waited for: false for a model that has stopped before the position, or is still being filled. */
  private shows(name: string, position: number): boolean {
    const model = this.models.get(name);
    if (model !== undefined) return !model.fillsFirst && model.position >= position;
    return !this.faultedElsewhere.has(name) && !this.filledElsewhere.has(name);
  }

  private hasReached(name: string, position: number): boolean {
    const model = this.models.get(name);
    return this.stopping.signal.aborted || model === undefined || !model.advances || model.position >= position;
  }

  private async untilReachedElsewhere(names: readonly string[], position: number, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (!this.stopping.signal.aborted) {
      const waitedFor = names.filter((name) => !this.faultedElsewhere.has(name));
      if (waitedFor.length === 0) return true;
      const positions = await this.livePositions(waitedFor);
      if (waitedFor.every((name) => (positions.get(name) ?? BEGINNING) >= position)) return true;
      if (performance.now() >= deadline) return false;
      await sleep(POLL_MS);
    }
    return false;
  }

  private async livePositions(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { documents } = this.options;
    const records = await Promise.all(names.map((name) => documents.modelRecord(name)));
    const collections = records.flatMap((record) => (record === undefined ? [] : [record.live]));
    const positions = await documents.checkpoints(collections);
    return new Map(
      records.flatMap((record) =>
        record === undefined ? [] : [[record.name, positions.get(record.live) ?? BEGINNING]],
      ),
    );
  }

  private async statusOf(name: string, end: number): Promise<ModelStatus> {
    const model = this.models.get(name);
    if (model === undefined) return this.statusElsewhere(name, end);
    const { fault } = this.options.reader;
    const error = model.error ?? fault;
    const progress = model.buildPosition === undefined ? 1 : share(model.buildPosition, end);
    return {
      name,
      state: fault === undefined ? model.state : 'faulted',
      position: model.position,
      lag: Math.max(0, end - model.position),
      progress,
      ...(error === undefined ? {} : { error }),
    };
  }

  private async statusElsewhere(name: string, end: number): Promise<ModelStatus> {
    const { documents, scratch } = this.options;
    const [holder, shared, positions] = await Promise.all([
      documents.leaseHolder(leaseOf(name)),
      scratch.load<SharedStatus>(STATUSES, name),
      this.livePositions([name]),
    ]);
    const position = positions.get(name) ?? BEGINNING;
    const lag = Math.max(0, end - position);
    if (holder === null || shared === undefined) return { name, state: 'paused', position, lag, progress: 1 };
    const { state, progress, error } = shared;
    return { name, state, position, lag, progress, ...(error === undefined ? {} : { error }) };
  }

  private changed(model: Model): void {
    this.waiters.moved();
    this.publish(model).catch((error: unknown) => this.options.log.error(`Status of ${model.name}: ${String(error)}`));
  }

  private async publish(model: Model): Promise<void> {
    const end = await this.options.events.lastPosition();
    const { state, progress, error } = await this.statusOf(model.name, end);
    const { fillsFirst } = model;
    const status: SharedStatus = {
      _id: model.name,
      state,
      progress,
      fillsFirst,
      ...(error === undefined ? {} : { error }),
    };
    await this.options.scratch.save(STATUSES, status);
  }

  private async tick(): Promise<void> {
    if (this.options.projects) await Promise.all(this.options.projections.map((each) => this.renew(each)));
    const others = this.options.projections.filter(({ name }) => !this.models.has(name));
    const shared = await Promise.all(others.map(({ name }) => this.options.scratch.load<SharedStatus>(STATUSES, name)));
    this.faultedElsewhere = new Set(shared.flatMap((each) => (each?.state === 'faulted' ? [each._id] : [])));
    this.filledElsewhere = new Set(shared.flatMap((each) => (each?.fillsFirst === true ? [each._id] : [])));
  }

  private async renew(projection: Projection): Promise<void> {
    const { name } = projection;
    const { documents, scratch, leaseMs = 10_000 } = this.options;
    const held = await documents.acquireLease(leaseOf(name), this.holder, leaseMs);
    const model = this.models.get(name);
    if (!held) {
      this.models.delete(name);
      return model?.stop();
    }
    if (model === undefined) {
      const taken = new Model(projection, this.context);
      this.models.set(name, taken);
      taken.start();
      return;
    }
    await model.tidy();
    if ((await scratch.load(REBUILD_REQUESTS, name)) === undefined) return;
    model.rebuild();
    await scratch.discard(REBUILD_REQUESTS, name);
  }
}
