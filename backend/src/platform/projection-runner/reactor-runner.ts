import { randomUUID } from 'node:crypto';
import type { Document } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore, type Page, type Subscription } from '../event-store/event-store';
import type { ReadStore, ScratchStore } from '../read-store/read-store';
import { every, growingPause, pause } from './pauses';
import type { RunnerLog } from './model';
import type { Reactor } from './reactor';
import { refuseSameNames } from './same-names';

export interface ReactorRunnerOptions {
  readonly events: EventStore;
  readonly leases: Pick<ReadStore, 'acquireLease' | 'releaseLease'>;
  /** Keeps the checkpoints, apart from the read models: a rebuild must not send mails again. */
  readonly scratch: ScratchStore;
  /** False where this process does no work of its own. */
  readonly reacts: boolean;
  readonly log: RunnerLog;
  /** How long a lease outlives a process that was killed. Default 10 s. */
  readonly leaseMs?: number;
  readonly tickMs?: number;
  /** Milliseconds before the next try after so many failures of one event. */
  readonly pauseMs?: (failures: number) => number;
}

export interface ReactorStatus {
  readonly name: string;
  /** `elsewhere`: another process has it, or none. */
  readonly state: 'live' | 'failing' | 'elsewhere';
  /** Every event up to here was reacted to. */
  readonly position: number;
  readonly error?: string;
}

interface Checkpoint extends Document {
  readonly position: number;
}

const CHECKPOINTS = 'reactor-checkpoints';
const KEPT_EVERY_MS = 60_000;

/** A reactor while this process holds its lease. */
class RunningReactor {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private subscription: Subscription | undefined;
  private keptAt = -Infinity;
  error: string | undefined;
  position = BEGINNING;

  constructor(
    private readonly reactor: Reactor,
    private readonly options: ReactorRunnerOptions,
  ) {
    this.running = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.subscription?.stop();
    await this.running;
    if (this.position > BEGINNING) await this.keep();
  }

  private async follow(): Promise<void> {
    const { events, scratch } = this.options;
    const { name, categories } = this.reactor;
    for (let failures = 0; !this.stopping.signal.aborted; failures++) {
      if (failures > 0) await pause(this.pauseAfter(failures), this.stopping.signal);
      try {
        this.position = (await scratch.load<Checkpoint>(CHECKPOINTS, name))?.position ?? BEGINNING;
        await new Promise<void>((resolve, reject) => {
          this.stopping.signal.addEventListener('abort', () => resolve());
          if (this.stopping.signal.aborted) return resolve();
          this.subscription = events.subscribe({
            after: this.position,
            categories,
            onPage: (page) => this.take(page),
            onEnd: (error) => reject(error instanceof Error ? error : new Error(String(error))),
          });
        });
      } catch (error) {
        this.note(error);
      }
    }
  }

  private async take(page: Page): Promise<void> {
    for (const event of page.events) {
      if (!(await this.untilDone(event))) return this.keep();
      this.position = event.position;
    }
    this.position = Math.max(this.position, page.upTo);
    // Pages without an event of its own come often; now and then one is kept, so that after a kill the way is not long.
    if (page.events.length > 0 || performance.now() - this.keptAt > KEPT_EVERY_MS) await this.keep();
  }

  /** False when it was stopped before the event was done; then it comes again after the next start. */
  private async untilDone(event: Recorded): Promise<boolean> {
    for (let failures = 1; !this.stopping.signal.aborted; failures++) {
      try {
        await this.reactor.react(event);
        this.error = undefined;
        return true;
      } catch (error) {
        this.note(error, event);
        await pause(this.pauseAfter(failures), this.stopping.signal);
      }
    }
    return false;
  }

  private async keep(): Promise<void> {
    const checkpoint: Checkpoint = { _id: this.reactor.name, position: this.position };
    await this.options.scratch.save(CHECKPOINTS, checkpoint);
    this.keptAt = performance.now();
  }

  private pauseAfter(failures: number): number {
    return (this.options.pauseMs ?? growingPause)(failures);
  }

  private note(error: unknown, event?: Recorded): void {
    const where = event === undefined ? '' : `${event.type} at position ${event.position} (event ${event.id}): `;
    this.error = `${where}${error instanceof Error ? error.message : String(error)}`;
    this.options.log.error(`Reactor ${this.reactor.name} fails and tries again: ${this.error}`);
  }
}

/** Runs every reactor in one process at a time. What fails is tried again with growing pauses, and nothing is skipped. */
export class ReactorRunner {
  private readonly holder = randomUUID();
  private readonly running = new Map<string, RunningReactor>();
  private ticking: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  private reactors: readonly Reactor[] = [];

  constructor(private readonly options: ReactorRunnerOptions) {}

  async start(reactors: readonly Reactor[]): Promise<void> {
    refuseSameNames('reactors', reactors);
    this.reactors = reactors;
    if (!this.options.reacts) return;
    await this.tick();
    this.ticking = every(this.options.tickMs ?? 3000, this.stopping.signal, () => this.tick(), this.options.log);
  }

  /** Waits for the event in hand, then lets go of the leases. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ticking;
    const running = [...this.running];
    this.running.clear();
    await Promise.all(running.map(([, reactor]) => reactor.stop()));
    await Promise.all(running.map(([name]) => this.options.leases.releaseLease(`reactor:${name}`, this.holder)));
  }

  async list(): Promise<readonly ReactorStatus[]> {
    return Promise.all(this.reactors.map(({ name }) => this.statusOf(name)));
  }

  private async statusOf(name: string): Promise<ReactorStatus> {
    const reactor = this.running.get(name);
    if (reactor === undefined) {
      const kept = await this.options.scratch.load<Checkpoint>(CHECKPOINTS, name);
      return { name, state: 'elsewhere', position: kept?.position ?? BEGINNING };
    }
    const { position, error } = reactor;
    return error === undefined ? { name, state: 'live', position } : { name, state: 'failing', position, error };
  }

  private async tick(): Promise<void> {
    const { leases, leaseMs = 10_000 } = this.options;
    for (const reactor of this.reactors) {
      const held = await leases.acquireLease(`reactor:${reactor.name}`, this.holder, leaseMs);
      const running = this.running.get(reactor.name);
      if (held && running === undefined) this.running.set(reactor.name, new RunningReactor(reactor, this.options));
      if (!held && running !== undefined) {
        this.running.delete(reactor.name);
        await running.stop();
      }
    }
  }
}
