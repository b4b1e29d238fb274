import { LeaseKeeper } from '../leases/lease-keeper';
import type { ReadStore } from '../read-store/read-store';
import type { Reactor } from './reactor';
import { type ReactorContext, RunningReactor } from './running-reactor';
import { refuseDuplicateNames } from './duplicate-names';

export interface ReactorRunnerOptions extends ReactorContext {
  readonly leases: Pick<ReadStore, 'acquireLease' | 'releaseLease' | 'leaseHolder'>;
  /** False if this process runs no reactors. */
  readonly reacts: boolean;
  readonly leaseMs?: number;
  readonly tickMs?: number;
}

export interface ReactorStatus {
  readonly name: string;
  /** `elsewhere`: run by another process; `unclaimed`: by none. */
  readonly state: 'live' | 'failing' | 'elsewhere' | 'unclaimed';
  /** All events up to here were processed. */
  readonly position: number;
  readonly error?: string;
}

const LEASE = 'reactor';

/** Runs every reactor in one process at a time. Failures are retried with growing delays; nothing is skipped. */
export class ReactorRunner {
  private running: LeaseKeeper<RunningReactor> | undefined;
  private reactors: readonly Reactor[] = [];

  constructor(private readonly options: ReactorRunnerOptions) {}

  async start(reactors: readonly Reactor[]): Promise<void> {
    refuseDuplicateNames('reactors', reactors);
    this.reactors = reactors;
    const byName = new Map(reactors.map((each) => [each.name, each] as const));
    this.running = new LeaseKeeper<RunningReactor>({
      ...this.options,
      kind: LEASE,
      names: this.options.reacts ? [...byName.keys()] : [],
      begin: (name, term) => new RunningReactor(byName.get(name) as Reactor, this.options, term),
    });
    await this.running.start();
  }

  /** Waits for the current event, then releases the leases. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  async list(): Promise<readonly ReactorStatus[]> {
    return Promise.all(this.reactors.map(({ name }) => this.statusOf(name)));
  }

  private async statusOf(name: string): Promise<ReactorStatus> {
    const reactor = this.running?.get(name);
    if (reactor === undefined) {
      const [holder, position] = await Promise.all([
        this.options.leases.leaseHolder(`${LEASE}:${name}`),
        this.options.checkpoints.load(name),
      ]);
      return { name, state: holder === null ? 'unclaimed' : 'elsewhere', position };
    }
    const { position, error } = reactor;
    return error === undefined ? { name, state: 'live', position } : { name, state: 'failing', position, error };
  }
}
