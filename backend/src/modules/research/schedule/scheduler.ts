import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { askForDueRuns } from './due-work';

/** Looks for due work at the start and at every tick, one look at a time. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Scheduler.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) this.tick();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private tick(): void {
    this.looking = askForDueRuns({ reads: this.reads, jobs: this.jobs, commands: this.commands }, this.clock.now())
      .catch((error: unknown) => this.log.error('Looking for due runs failed; the next tick looks again.', error))
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.tick(), this.config.research.schedulerTickMs);
      });
  }
}
