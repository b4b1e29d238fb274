import type { Clock } from '#kernel/clock';
import { SECOND_MS } from '#kernel/durations';
import type { Projection } from '#kernel/projection';
import { repeatEvery } from '../backoff';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { LeaseKeeper, TICK_MS } from '../leases/lease-keeper';
import type { LogReader } from '../log-reader/log-reader';
import type { ReadModelProgress, CatchUpState, WrittenUpTo } from '../read-store/read-model-progress';
import type { ReadModelStore, ScratchStore } from '../read-store/read-store';
import { codeVersionOf } from './code-version';
import { refuseDuplicateNames } from './duplicate-names';
import type { ReadInterventions } from './interventions';
import { CheckpointSaver } from './models/checkpoint-saver';
import { FillBudget } from './models/fill-budget';
import type { Stores } from './models/generation';
import { LeasedReadModel, type ModelContext, type RunnerLog } from './models/leased-read-model';
import { documentsLeftBehind } from './models/left-behind';
import { scrubModels } from './models/scrub-models';
import { type VerifyReport, verifyModel } from './models/verify';
import { DetailsOfModels, type ModelDetails } from './status/model-details';
import { OldestWaiting } from './status/oldest-waiting';
import type { ReadModelStatus, RebuildOutcome } from './status/read-model-status';
import { RemotePositions } from './status/remote-positions';
import { SharedStatuses } from './status/shared-statuses';
import { type SharedModelStatus, sharedStatusOf, statusElsewhere, statusHere } from './status/status-of-model';
import { Waiters } from './status/waiters';

export interface ProjectionRunnerOptions {
  readonly events: EventStore;
  readonly reader: LogReader;
  readonly documents: ReadModelStore;
  /** Store for communication between processes. */
  readonly scratch: ScratchStore;
  readonly projections: readonly Projection[];
  /** False if other processes project: then this one only waits, reports, and forwards requests. */
  readonly projects: boolean;
  readonly interventions: ReadInterventions;
  readonly clock: Clock;
  readonly log: RunnerLog;
  readonly leaseMs?: number;
  /** Interval for renewing leases and checking requests of other processes. Default 3 s. */
  readonly tickMs?: number;
}

const START_PATIENCE_MS = SECOND_MS;
const SCRUB_PATIENCE_MS = 10_000;
const LEASE = 'projection';

const worstOf = (states: readonly CatchUpState[]): CatchUpState =>
  (['stopped', 'behind'] as const).find((each) => states.includes(each)) ?? 'shows';

/**
 * Keeps every read model up to date: one process at a time projects each model, under a lease. A model stops at an event it
 * cannot handle, without affecting others. Nothing is lost in a crash, since each model resumes from its checkpoint.
 */
export class ProjectionRunner implements ReadModelProgress {
  private readonly stores: Stores;
  private readonly checkpoints: CheckpointSaver;
  private readonly waiters = new Waiters();
  /** Requests that wait for a position. */
  private readonly requestWaiters = new Waiters();
  private readonly shared: SharedStatuses<SharedModelStatus>;
  private readonly stopping = new AbortController();
  private readonly remotePositions: RemotePositions;
  private readonly oldest: OldestWaiting;
  private readonly detailed: DetailsOfModels;
  private readonly models: LeaseKeeper<LeasedReadModel>;
  private stoppedElsewhere: ReadonlySet<string> = new Set();
  private inInitialFillElsewhere: ReadonlySet<string> = new Set();
  private ticking: Promise<void> = Promise.resolve();

  constructor(private readonly options: ProjectionRunnerOptions) {
    const { events, documents, projections, reader, log } = options;
    refuseDuplicateNames('projections', projections);
    // Reads the code now: an update may replace it while this process runs.
    for (const each of projections) codeVersionOf(each);
    this.stores = { events, documents };
    this.checkpoints = new CheckpointSaver(documents);
    this.shared = new SharedStatuses(options.scratch, LEASE);
    this.oldest = new OldestWaiting(events);
    this.detailed = new DetailsOfModels(documents, options.scratch);
    this.remotePositions = new RemotePositions(documents, this.stopping.signal, log);
    const context: ModelContext = {
      stores: this.stores,
      reader,
      budget: new FillBudget(),
      checkpoints: this.checkpoints,
      log,
      interventions: options.interventions,
      onChange: (model) => this.modelChanged(model),
      onProgress: () => this.checkWaiters(),
    };
    reader.yieldWhile(() => this.requestWaiters.count > 0);
    const byName = new Map(projections.map((each) => [each.name, each] as const));
    this.models = new LeaseKeeper<LeasedReadModel>({
      ...options,
      leases: documents,
      kind: LEASE,
      names: options.projects ? [...byName.keys()] : [],
      begin: (name, term) => new LeasedReadModel(byName.get(name) as Projection, context, term),
    });
  }

  /** Resolves when free leases are acquired, and models are up to date if that takes only a moment. */
  async start(): Promise<void> {
    await this.models.start();
    await this.tick();
    const end = await this.options.events.lastPosition();
    const hasCaughtUp = ({ name, inInitialFill }: LeasedReadModel): boolean =>
      !inInitialFill && !this.isAwaited(name, end);
    await this.waiters.until(() => this.models.values().every(hasCaughtUp), START_PATIENCE_MS);
    this.ticking = repeatEvery(
      this.options.tickMs ?? TICK_MS,
      this.stopping.signal,
      () => this.tick(),
      this.options.log,
    );
  }

  /** Finishes the current page, saves the checkpoints and releases the leases. */
  async stop(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    await this.ticking;
    await this.models.stop();
    await this.checkpoints.save();
    this.waiters.release();
    this.requestWaiters.release();
  }

  async waitFor({ position, categories }: WrittenUpTo, timeoutMs: number): Promise<boolean> {
    const following = this.options.projections.filter((each) => each.categories.some((one) => categories.has(one)));
    const names = following.map(({ name }) => name);
    const waitedFor = names.filter((name) => !this.isBeingFilledFirst(name));
    const state = await this.until(this.requestWaiters, position, timeoutMs, waitedFor);
    // A model that was being filled was not waited for, even if it now follows the log.
    return state === 'shows' && waitedFor.length === names.length && names.every((name) => this.shows(name, position));
  }

  /** Waits until models have caught up. Does not wait for those that have stopped, but says so. */
  untilCaughtUp(position: number, timeoutMs: number, models?: readonly string[]): Promise<CatchUpState> {
    return this.until(this.waiters, position, timeoutMs, models ?? this.options.projections.map(({ name }) => name));
  }

  private async until(
    waiters: Waiters,
    position: number,
    timeoutMs: number,
    names: readonly string[],
  ): Promise<CatchUpState> {
    const here = names.filter((name) => this.models.get(name) !== undefined);
    const others = names.filter((name) => this.models.get(name) === undefined);
    const advancesElsewhere = (name: string): boolean => !this.stoppedElsewhere.has(name);
    await Promise.all([
      waiters.until(() => !here.some((name) => this.isAwaited(name, position)), timeoutMs),
      this.remotePositions.until(others, position, timeoutMs, advancesElsewhere),
    ]);
    const reached = await this.remotePositions.reached(others, position);
    return worstOf([
      ...here.map((name) => this.catchUpState(name, position)),
      ...others.map((name) => (reached.has(name) ? 'shows' : advancesElsewhere(name) ? 'behind' : 'stopped')),
    ]);
  }

  async list(): Promise<readonly ReadModelStatus[]> {
    const end = await this.options.events.lastPosition();
    return Promise.all(this.options.projections.map(({ name }) => this.statusOf(name, end)));
  }

  async status(name: string): Promise<ReadModelStatus | undefined> {
    if (!this.knows(name)) return undefined;
    return this.statusOf(name, await this.options.events.lastPosition());
  }

  /** Fills a new generation alongside the live one, then swaps. Forwarded if another process projects the model. */
  async rebuild(name: string): Promise<RebuildOutcome> {
    if (!this.knows(name)) return 'unknown_model';
    const model = this.models.get(name);
    if (model !== undefined) return model.rebuild();
    const state = (await this.status(name))?.state;
    if (state === 'rebuilding') return 'already_rebuilding';
    if ((await this.options.interventions(name)).paused) return 'paused';
    return (await this.shared.request('rebuild', name)) ? 'started' : 'already_rebuilding';
  }

  /**
   * Applies the decisions of administrators about a model since the last time, and lets it try again if it has stopped.
   * Forwarded if another process projects it. False if there is no such model.
   */
  async applyInterventions(name: string): Promise<boolean> {
    if (!this.knows(name)) return false;
    const model = this.models.get(name);
    if (model === undefined) await this.shared.request('interventions', name);
    else await model.applyInterventions();
    return true;
  }

  /**
   * Ids of the documents, as far as they can be determined, that stay as they are if the event at which a model stands
   * is skipped.
   */
  async affectedDocuments(name: string): Promise<readonly string[]> {
    const event = (await this.status(name))?.event;
    const projection = this.named(name);
    return event === undefined || projection === undefined ? [] : documentsLeftBehind(this.stores, projection, event);
  }

  /** Undefined if there is no such model, or before its first fill. */
  async details(name: string): Promise<ModelDetails | undefined> {
    const projection = this.named(name);
    return projection && this.detailed.of(projection);
  }

  /** Time of the oldest event that a model does not show yet. */
  waitingSince(name: string, position: number): Promise<string | undefined> {
    const projection = this.named(name);
    return this.oldest.since(name, position, projection?.categories ?? []);
  }

  /** Replays the log alongside the live models and compares them document by document. */
  async verify(names?: readonly string[]): Promise<readonly VerifyReport[]> {
    const reports: VerifyReport[] = [];
    for (const projection of this.options.projections) {
      if (names !== undefined && !names.includes(projection.name)) continue;
      const { skipped } = await this.options.interventions(projection.name);
      const report = await verifyModel(this.stores, projection, skipped, (work) =>
        this.options.reader.exclusively(work),
      );
      await this.detailed.noteVerified(report, this.options.clock.now());
      reports.push(report);
    }
    return reports;
  }

  /**
   * Removes from all files what the models of these categories replaced or deleted up to a position. False if one of them
   * has not reached it, or is being rebuilt and may still contain it.
   */
  async scrub(categories: readonly string[], position: number): Promise<boolean> {
    const reading = this.options.projections.filter((each) => each.categories.some((one) => categories.includes(one)));
    const names = reading.map(({ name }) => name);
    await this.untilCaughtUp(position, SCRUB_PATIENCE_MS, names);
    await scrubModels(this.options.documents, names);
    const statuses = (await this.list()).filter(({ name }) => names.includes(name));
    return statuses.every((status) => status.position >= position && status.state !== 'rebuilding');
  }

  private named(name: string): Projection | undefined {
    return this.options.projections.find((each) => each.name === name);
  }

  private knows(name: string): boolean {
    return this.named(name) !== undefined;
  }

  hidesItsDocuments(name: string): boolean {
    // A model that was taken over a moment ago may have been filled by another process.
    return this.isBeingFilledFirst(name) && this.models.get(name)?.isOpen !== false;
  }

  /** An initial fill takes as long as the log is, or until an operator fixes the fault that stopped it. */
  private isBeingFilledFirst(name: string): boolean {
    return this.models.get(name)?.inInitialFill ?? this.inInitialFillElsewhere.has(name);
  }

  /** Whether a model shows a position after waiting: false if it has stopped before it, or is still being filled. */
  private shows(name: string, position: number): boolean {
    const model = this.models.get(name);
    if (model !== undefined) return !model.inInitialFill && model.position >= position;
    return !this.stoppedElsewhere.has(name) && !this.inInitialFillElsewhere.has(name);
  }

  private catchUpState(name: string, position: number): CatchUpState {
    const model = this.models.get(name);
    if (model === undefined) return 'behind';
    if (model.position >= position) return 'shows';
    return model.advances ? 'behind' : 'stopped';
  }

  /** False also once this process is stopping, and for a model that another has taken over. */
  private isAwaited(name: string, position: number): boolean {
    if (this.stopping.signal.aborted || this.models.get(name) === undefined) return false;
    return this.catchUpState(name, position) === 'behind';
  }

  private async statusOf(name: string, end: number): Promise<ReadModelStatus> {
    const model = this.models.get(name);
    if (model !== undefined) return statusHere(model, end, this.options.reader.fault);
    const [holder, shared, positions] = await Promise.all([
      this.options.documents.leaseHolder(`${LEASE}:${name}`),
      this.shared.of(name),
      this.remotePositions.now(),
    ]);
    return statusElsewhere(name, end, { holder, shared, position: positions.get(name) ?? BEGINNING });
  }

  private checkWaiters(): void {
    this.waiters.moved();
    this.requestWaiters.moved();
  }

  private modelChanged(model: LeasedReadModel): void {
    this.checkWaiters();
    this.publish(model).catch((error: unknown) => this.options.log.error(`Status of ${model.name}: ${String(error)}`));
  }

  private async publish(model: LeasedReadModel): Promise<void> {
    await this.shared.publish(model.name, async () => sharedStatusOf(model, await this.options.events.lastPosition()));
  }

  /** Handles requests of other processes and publishes statuses. */
  private async tick(): Promise<void> {
    const held = this.models.values().map(({ name }) => name);
    for (const name of await this.shared.take('interventions', held)) void this.models.get(name)?.applyInterventions();
    for (const name of await this.shared.take('rebuild', held)) this.models.get(name)?.rebuild();
    for (const model of this.models.values()) {
      await model.tidy().catch((error: unknown) => this.options.log.error(`Tidying ${model.name}: ${String(error)}`));
      if (this.shared.takeUnpublished(model.name) || model.state === 'rebuilding') await this.publish(model);
    }
    if (this.options.projections.every(({ name }) => this.models.get(name) !== undefined)) return;
    const sharedStatuses = (await this.shared.all()).filter(({ _id }) => this.models.get(_id) === undefined);
    this.stoppedElsewhere = new Set(
      sharedStatuses.flatMap(({ _id, state }) => (state === 'faulted' || state === 'paused' ? [_id] : [])),
    );
    this.inInitialFillElsewhere = new Set(sharedStatuses.flatMap(({ _id, fillsFirst }) => (fillsFirst ? [_id] : [])));
  }
}
