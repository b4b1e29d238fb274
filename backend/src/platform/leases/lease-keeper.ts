import { randomUUID } from 'node:crypto';
import { repeatEvery } from '../backoff';
import type { Leases } from '../read-store/read-store';

/** Milliseconds after which leases are renewed and requests of administrators are looked for: they keep pace with each other. */
export const TICK_MS = 3000;

/** Work that a process does while it holds a lease. */
export interface Leased {
  /** Stores refuse writes under an earlier term. */
  readonly term: number;
  stop(): Promise<void>;
}

export interface LeaseKeeperOptions<Work extends Leased> {
  readonly leases: Pick<Leases, 'acquireLease' | 'releaseLease'>;
  /** Leases are named `kind:name`. */
  readonly kind: string;
  readonly names: readonly string[];
  /** Time until the lease of a killed process expires. Default 10 s. */
  readonly leaseMs?: number;
  /** Interval for renewing leases and acquiring free ones. Default 3 s. */
  readonly tickMs?: number;
  begin(name: string, term: number): Work;
  readonly log: { error(message: string): void };
}

/**
 * Acquires free leases, renews held ones, and starts and stops the work of each. The heartbeat does not wait for work, so
 * one that is slow to stop does not cost another lease.
 */
export class LeaseKeeper<Work extends Leased> {
  private readonly holder = randomUUID();
  private readonly works = new Map<string, Work>();
  private readonly ending = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private ticking: Promise<void> = Promise.resolve();

  constructor(private readonly options: LeaseKeeperOptions<Work>) {}

  get(name: string): Work | undefined {
    return this.works.get(name);
  }

  values(): readonly Work[] {
    return [...this.works.values()];
  }

  /** Resolves when all free leases are acquired. */
  async start(): Promise<void> {
    await this.tick();
    const { tickMs = TICK_MS, log } = this.options;
    this.ticking = repeatEvery(tickMs, this.stopping.signal, () => this.tick(), log);
  }

  /** Waits for current work, then releases the leases. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ticking;
    for (const [name, work] of this.works) this.end(name, work);
    await Promise.all(this.ending.values());
    await Promise.all(
      this.options.names.map((name) => this.options.leases.releaseLease(this.leaseOf(name), this.holder)),
    );
  }

  /** Handles all leases; failures are retried at the next tick. */
  private async tick(): Promise<void> {
    const renewed = await Promise.allSettled(this.options.names.map((name) => this.renew(name)));
    for (const each of renewed) if (each.status === 'rejected') throw each.reason;
  }

  private async renew(name: string): Promise<void> {
    if (this.ending.has(name)) return;
    const { leases, begin, leaseMs = 10_000 } = this.options;
    const term = await leases.acquireLease(this.leaseOf(name), this.holder, leaseMs);
    if (this.stopping.signal.aborted) return;
    const work = this.works.get(name);
    // A higher term means that another process held the lease meanwhile, so what this work has cached may be outdated.
    if (work !== undefined && work.term !== term) this.end(name, work);
    else if (work === undefined && term !== null) this.works.set(name, begin(name, term));
  }

  /** If the lease is held, the work begins again at the tick after it has stopped. */
  private end(name: string, work: Work): void {
    this.works.delete(name);
    const ended = work
      .stop()
      .catch((error: unknown) => this.options.log.error(`Stopping ${this.leaseOf(name)}: ${String(error)}`))
      .finally(() => this.ending.delete(name));
    this.ending.set(name, ended);
  }

  private leaseOf(name: string): string {
    return `${this.options.kind}:${name}`;
  }
}
