import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type DueWork, dueWork } from './due-work';

const LEASE = 'scheduler';
/** How long other schedulers wait before they take over from one that was killed. */
const LEASE_MS = 10_000;
/** How often to check for room for the next run. */
const BEAT_MS = 1000;

/**
 * Requests scheduled runs, in one process at a time under a lease. Looks for due work at each configured tick and requests
 * it in turns; when a run ends, the next is requested within a second.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Scheduler.name);
  private readonly holder = randomUUID();
  private readonly work: DueWork;
  private readonly tickMs: number;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private lookedAt = -Infinity;
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(JOB_QUEUE) jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    commands: CommandBus,
  ) {
    this.tickMs = config.research.schedulerTickMs;
    this.work = dueWork({
      reads,
      jobs,
      commands,
      maxActiveRuns: config.research.schedulerMaxActiveRuns,
      onFailure: (trackerId, error) =>
        this.log.error(
          `The run of tracker ${trackerId} could not be requested; it will be retried at the next tick.`,
          error,
        ),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) this.next();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.beating;
    if (this.config.roles.has('scheduler')) await this.reads.releaseLease(LEASE, this.holder);
  }

  private next(): void {
    this.beating = this.beat()
      .catch((error: unknown) =>
        this.log.error('Looking for due runs failed; it will be retried at the next tick.', error),
      )
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.next(), Math.min(this.tickMs, BEAT_MS));
      });
  }

  private async beat(): Promise<void> {
    if (!(await this.reads.acquireLease(LEASE, this.holder, LEASE_MS))) return;
    if (performance.now() - this.lookedAt >= this.tickMs) {
      this.lookedAt = performance.now();
      await this.work.look(this.clock.now());
    }
    await this.work.request(this.clock.now());
  }
}
