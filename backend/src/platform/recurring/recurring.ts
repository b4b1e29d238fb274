import { type FactoryProvider, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { ReadModel } from '#kernel/projection';
import { logFailure, repeatEvery } from '../backoff';
import { CONFIG, type Config } from '../config/config';
import type { ProcessRole } from '../config/variables';
import type { Injected } from '../multi-provider';
import { anyInInitialFill } from '../read-store/any-in-initial-fill';
import { LEASES, type Leases, MODEL_RECORDS, type ModelRecords } from '../read-store/read-store';

/** Work that a process repeats while it runs, such as looking for what is due. */
export interface Recurring {
  /** Names its lease, and its lines in the log. */
  readonly name: string;
  /** The processes that do it; all of them if absent. */
  readonly role?: ProcessRole;
  /** Milliseconds between two turns; `tick`: as operators set it, `SCHEDULER_TICK_MS`. */
  readonly every: number | 'tick';
  /** Runs in one process at a time. Otherwise two processes that run it must have the same effect as one. */
  readonly singleton?: true;
  /** Read models in which it finds its work: it takes no turn during the initial fill of any of them. */
  readonly reads?: readonly Pick<ReadModel, 'name'>[];
  /** False if this process cannot do the work; called once, at the start. */
  readonly isAvailable?: () => Promise<boolean>;
  /** The first turn comes after a pause instead of at the start. */
  readonly startDelayed?: true;
  /** Takes one turn. The signal aborts when the process stops, which waits for the turn, and when another process took over. */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

interface RecurringPorts {
  readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>;
  readonly records: Pick<ModelRecords, 'modelRecord'>;
  readonly leases: Pick<Leases, 'acquireLease' | 'releaseLease'>;
}

/** How long others wait before they take over from a process that was killed during a turn. */
const LEASE_MS = 10_000;

/** Takes the turns of a process. One that fails is logged, and the next is taken all the same. */
export class RecurringWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly holder = randomUUID();
  private readonly log: Logger;
  private readonly pauseMs: number;
  private readonly stopping = new AbortController();
  private current = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    readonly declared: Recurring,
    private readonly ports: RecurringPorts,
  ) {
    this.log = new Logger(declared.name);
    this.pauseMs = declared.every === 'tick' ? ports.config.schedulerTickMs : declared.every;
  }

  onApplicationBootstrap(): void {
    if (this.isOurs()) this.running = logFailure(() => this.repeat(), this.log);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.current.abort();
    await this.running;
    // A store that fails keeps nothing from stopping: the lease expires by itself.
    if (this.isOurs()) await logFailure(() => this.release(), this.log);
  }

  /** Takes one turn, unless a read model is in its initial fill or another process holds the lease. */
  async runOnce(): Promise<void> {
    const { reads = [], singleton, work } = this.declared;
    if (await anyInInitialFill(this.ports.records, reads)) return;
    const heldUntil = singleton === true ? await this.acquire() : undefined;
    if (heldUntil === null || this.stopping.signal.aborted) return;
    this.current = new AbortController();
    await (heldUntil === undefined ? work(this.current.signal) : this.leased(work, heldUntil));
  }

  private async repeat(): Promise<void> {
    const { isAvailable, startDelayed } = this.declared;
    if (isAvailable !== undefined && !(await isAvailable())) return;
    if (startDelayed !== true) await logFailure(() => this.runOnce(), this.log);
    await repeatEvery(this.pauseMs, this.stopping.signal, () => this.runOnce(), this.log);
  }

  /**
   * The lease is renewed during the turn, and kept until the next one if that comes before it expires. The turn ends when
   * another process holds the lease, and when it expires because the store does not answer, since another may hold it then.
   */
  private async leased(work: Recurring['work'], heldUntil: number): Promise<void> {
    const running = this.current;
    const over = new AbortController();
    const abortAt = (time: number) => setTimeout(() => running.abort(), time - performance.now()).unref();
    let expiry = abortAt(heldUntil);
    const renew = async (): Promise<void> => {
      const renewedUntil = await this.acquire();
      if (renewedUntil === null) return running.abort();
      clearTimeout(expiry);
      if (!over.signal.aborted) expiry = abortAt(renewedUntil);
    };
    const renewing = repeatEvery(LEASE_MS / 3, over.signal, renew, this.log);
    try {
      await work(running.signal);
    } finally {
      over.abort();
      await renewing;
      clearTimeout(expiry);
      if (this.pauseMs >= LEASE_MS) await this.release();
    }
  }

  private isOurs(): boolean {
    const { role } = this.declared;
    return role === undefined || this.ports.config.roles.has(role);
  }

  /** The time, on the clock of `performance`, until which this process holds the lease; null if another holds it. */
  private async acquire(): Promise<number | null> {
    const asked = performance.now();
    const term = await this.ports.leases.acquireLease(this.declared.name, this.holder, LEASE_MS);
    return term === null ? null : asked + LEASE_MS;
  }

  private async release(): Promise<void> {
    if (this.declared.singleton === true) await this.ports.leases.releaseLease(this.declared.name, this.holder);
  }
}

/**
 * Registers recurring work in the `providers` of an area's module: `provideRecurringWork(dueEffects, READ_STORE,
 * JOB_QUEUE)`, where `dueEffects = (reads: ReadStore, jobs: JobQueue): Recurring => ({ name, role, every, work })`.
 */
export const provideRecurringWork = <Dependencies extends readonly unknown[]>(
  declare: (...dependencies: Dependencies) => Recurring,
  ...inject: Injected<Dependencies>
): FactoryProvider<RecurringWork> => ({
  provide: Symbol(`recurring ${declare.name}`),
  inject: [CONFIG, MODEL_RECORDS, LEASES, ...inject],
  useFactory: (config: Config, records: ModelRecords, leases: Leases, ...dependencies: Dependencies) =>
    new RecurringWork(declare(...dependencies), { config, records, leases }),
});
