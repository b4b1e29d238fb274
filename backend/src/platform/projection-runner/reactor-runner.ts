import { LeaseKeeper } from '../leases/lease-keeper';
import type { ReadStore } from '../read-store/read-store';
import type { Reactor } from './reactor';
import { type ReactorContext, RunningReactor } from './running-reactor';
import { refuseSameNames } from './same-names';

export interface ReactorRunnerOptions extends ReactorContext {
  readonly leases: Pick<ReadStore, 'acquireLease' | 'releaseLease'>;
  /** False where this process does no work of its own. */
  readonly reacts: boolean;
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
  private running: LeaseKeeper<RunningReactor> | undefined;
  private reactors: readonly Reactor[] = [];

  constructor(private readonly options: ReactorRunnerOptions) {}

  async start(reactors: readonly Reactor[]): Promise<void> {
    refuseSameNames('reactors', reactors);
    this.reactors = reactors;
    const byName = new Map(reactors.map((each) => [each.name, each] as const));
    this.running = new LeaseKeeper<RunningReactor>({
      ...this.options,
      kind: 'reactor',
      names: this.options.reacts ? [...byName.keys()] : [],
      begin: (name, term) => new RunningReactor(byName.get(name) as Reactor, this.options, term),
    });
    await this.running.start();
  }

  /** Waits for the event in hand, then lets go of the leases. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  async list(): Promise<readonly ReactorStatus[]> {
    return Promise.all(this.reactors.map(({ name }) => this.statusOf(name)));
  }

  private async statusOf(name: string): Promise<ReactorStatus> {
    const reactor = this.running?.get(name);
    if (reactor === undefined) {
      return { name, state: 'elsewhere', position: await this.options.checkpoints.load(name) };
    }
    const { position, error } = reactor;
    return error === undefined ? { name, state: 'live', position } : { name, state: 'failing', position, error };
  }
}
