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
/** How long a scheduler that was killed keeps the others from taking over. */
const LEASE_MS = 10_000;
/** How soon a run that is over makes room for the next. */
const BEAT_MS = 1000;

/**
 * Requests scheduled runs, in one process at a time under a lease. It looks for due work at every tick of the
 * configuration, and requests what it found in turns: one beat after a run is over the next may begin.
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
      runsInHand: config.research.schedulerRunsInHand,
      onFailure: (trackerId, error) =>
        this.log.error(`The run of tracker ${trackerId} could not be requested; the next look tries again.`, error),
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
      .catch((error: unknown) => this.log.error('Looking for due runs failed; the next tick looks again.', error))
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
