import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { RecurringWork } from '#platform/pauses';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { dueMails } from '#projections/accounts/due-mails/due-mails.projection';
import { accountMailJob } from './account-mail-job';

const A_MINUTE_MS = 60_000;
const AT_A_TIME = 500;

/** Re-enqueues mails whose jobs were lost: at the start, and once a minute. */
@Injectable()
export class DueMails implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly enqueueing = new RecurringWork(A_MINUTE_MS, () => this.enqueueAll(), new Logger(DueMails.name));

  constructor(
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.roles.has('worker')) await this.enqueueing.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.enqueueing.stop();
  }

  async enqueueAll(): Promise<void> {
    const now = this.clock.now().toISOString();
    const due = await this.documents.find(
      dueMails,
      { expires_at: { $gt: now } },
      { sort: { expires_at: 1 }, limit: AT_A_TIME },
    );
    for (const { _id, user_id } of due) await this.jobs.enqueue(accountMailJob(user_id, _id));
  }
}
