import type { Document } from '#kernel/projection';
import { repeatEvery } from '../../backoff';
import type { EventStore } from '../../event-store/event-store';
import { LeaseKeeper, TICK_MS } from '../../leases/lease-keeper';
import type { Leases, ScratchStore } from '../../read-store/read-store';
import { refuseDuplicateNames } from '../duplicate-names';
import type { FaultedEvent } from '../fault';
import { NO_INTERVENTIONS, type ReadInterventions } from '../interventions';
import { OldestWaiting } from '../status/oldest-waiting';
import { SharedStatuses } from '../status/shared-statuses';
import type { Reactor } from './reactor';
import { type ReactorContext, RunningReactor } from './running-reactor';

export interface ReactorRunnerOptions extends Omit<ReactorContext, 'interventions' | 'onChange'> {
  readonly events: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly leases: Leases;
  /** Store for communication between processes. */
  readonly scratch: ScratchStore;
  /** False if this process runs no reactors. */
  readonly reacts: boolean;
  readonly interventions?: ReadInterventions;
  readonly leaseMs?: number;
  /** Interval for renewing leases and checking requests of other processes. Default 3 s. */
  readonly tickMs?: number;
}

export interface ReactorStatus {
  readonly name: string;
  /** `unclaimed`: no process runs it. `paused`: an administrator paused it. */
  readonly state: 'live' | 'failing' | 'paused' | 'unclaimed';
  /** Position up to which all events were processed. */
  readonly position: number;
  /** Events a second, over the last seconds; unknown of one that another process runs. */
  readonly rate?: number;
  readonly error?: string;
  /** The event that the error is about. */
  readonly event?: FaultedEvent;
}

type SharedReactorStatus = Document & Omit<ReactorStatus, 'name' | 'position'>;

const LEASE = 'reactor';

const sharedStatusOf = ({ name, paused, fault }: RunningReactor): SharedReactorStatus => {
  if (paused) return { _id: name, state: 'paused' };
  return fault === undefined ? { _id: name, state: 'live' } : { _id: name, state: 'failing', ...fault };
};

/**
 * Runs every reactor in one process at a time. Failures are retried with growing delays; nothing is skipped unless an
 * administrator decides so.
 */
export class ReactorRunner {
  private running: LeaseKeeper<RunningReactor> | undefined;
  private reactors: readonly Reactor[] = [];
  private readonly shared: SharedStatuses<SharedReactorStatus>;
  private readonly oldest: OldestWaiting;
  private readonly stopping = new AbortController();
  private ticking: Promise<void> = Promise.resolve();

  constructor(private readonly options: ReactorRunnerOptions) {
    this.shared = new SharedStatuses(options.scratch, LEASE);
    this.oldest = new OldestWaiting(options.events);
  }

  async start(reactors: readonly Reactor[]): Promise<void> {
    refuseDuplicateNames('reactors', reactors);
    this.reactors = reactors;
    const byName = new Map(reactors.map((each) => [each.name, each] as const));
    const context: ReactorContext = {
      ...this.options,
      interventions: this.options.interventions ?? (async () => NO_INTERVENTIONS),
      onChange: (reactor) => this.changed(reactor),
    };
    this.running = new LeaseKeeper<RunningReactor>({
      ...this.options,
      kind: LEASE,
      names: this.options.reacts ? [...byName.keys()] : [],
      begin: (name, term) => new RunningReactor(byName.get(name) as Reactor, context, term),
    });
    await this.running.start();
    const { tickMs = TICK_MS, log } = this.options;
    this.ticking = repeatEvery(tickMs, this.stopping.signal, () => this.tick(), log);
  }

  /** Waits for the current event, then releases the leases. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ticking;
    await this.running?.stop();
  }

  async list(): Promise<readonly ReactorStatus[]> {
    return Promise.all(this.reactors.map(({ name }) => this.statusOf(name)));
  }

  async status(name: string): Promise<ReactorStatus | undefined> {
    return this.knows(name) ? this.statusOf(name) : undefined;
  }

  /**
   * Applies the decisions of administrators about a reactor since the last time, and lets it try again at once if it is
   * failing. Forwarded if another process runs it. False if there is no such reactor.
   */
  async applyInterventions(name: string): Promise<boolean> {
    if (!this.knows(name)) return false;
    const reactor = this.running?.get(name);
    if (reactor === undefined) await this.shared.request('interventions', name);
    else await reactor.applyInterventions();
    return true;
  }

  /**
   * Effects, as far as they can be determined, that are left undone if the event at which a reactor fails is skipped.
   */
  async undoneEffects(name: string): Promise<readonly string[]> {
    const event = (await this.status(name))?.event;
    const reactor = this.reactors.find((each) => each.name === name);
    if (event === undefined || reactor === undefined) return [];
    try {
      const [read] = await this.options.events.readStream(event.stream, { from: event.revision, limit: 1 });
      return read === undefined ? [] : await reactor.describeEffect(read);
    } catch {
      return [];
    }
  }

  /** Time of the oldest event that a reactor has not processed yet. */
  waitingSince(name: string, position: number): Promise<string | undefined> {
    const reactor = this.reactors.find((each) => each.name === name);
    return this.oldest.since(name, position, reactor?.categories ?? []);
  }

  private knows(name: string): boolean {
    return this.reactors.some((each) => each.name === name);
  }

  private async statusOf(name: string): Promise<ReactorStatus> {
    const reactor = this.running?.get(name);
    if (reactor !== undefined) {
      const { _id, ...status } = sharedStatusOf(reactor);
      const { speed, position } = reactor;
      return { name: _id, ...status, position, ...(speed && { rate: Math.round(speed.events) }) };
    }
    const [holder, shared, position] = await Promise.all([
      this.options.leases.leaseHolder(`${LEASE}:${name}`),
      this.shared.of(name),
      this.options.checkpoints.load(name),
    ]);
    if (holder === null) return { name, state: 'unclaimed', position };
    const { _id, ...status } = shared ?? { _id: name, state: 'live' };
    return { name: _id, ...status, position };
  }

  private changed(reactor: RunningReactor): void {
    this.shared
      .publish(reactor.name, () => sharedStatusOf(reactor))
      .catch((error: unknown) => this.options.log.error(`Status of ${reactor.name}: ${String(error)}`));
  }

  /** Handles requests of other processes. */
  private async tick(): Promise<void> {
    const running = this.running?.values() ?? [];
    for (const reactor of running) {
      reactor.mark();
      if (this.shared.takeUnpublished(reactor.name)) this.changed(reactor);
    }
    const held = running.map(({ name }) => name);
    for (const name of await this.shared.take('interventions', held))
      void this.running?.get(name)?.applyInterventions();
  }
}
