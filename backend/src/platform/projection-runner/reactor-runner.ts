import { randomUUID } from 'node:crypto';
import { every } from '../pauses';
import type { ReadStore } from '../read-store/read-store';
import type { Reactor } from './reactor';
import { type ReactorContext, RunningReactor } from './running-reactor';
import { refuseSameNames } from './same-names';

export interface ReactorRunnerOptions extends ReactorContext {
  readonly leases: Pick<ReadStore, 'acquireLease' | 'releaseLease'>;
  /** False where this process does no work of its own. */
  readonly reacts: boolean;
  /** How long a lease outlives a process that was killed. Default 10 s. */
  readonly leaseMs?: number;
  readonly tickMs?: number;
}

export interface ReactorStatus {
  readonly name: string;
  /** `elsewhere`: another process has it, or none. */
  readonly state: 'live' | 'failing' | 'elsewhere';
  /** Every event up to here was reacted to. */
  readonly position: number;
  readonly error?: string;
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
      return { name, state: 'elsewhere', position: await this.options.checkpoints.load(name) };
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
