import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { deliveries } from '#projections/outbound/deliveries/deliveries.projection';
import { EffectKinds } from '../effect-kinds';
import { effectJob } from './effect-job';

const EVERY_MS = 500;
const PAGE = 500;

/**
 * Queues what is due, by an index of the read model: retries whose pause is over, attempts whose lease has run out, and
 * whatever a queue has lost. Every worker process does so, since a job that is queued already is not queued again.
 */
@Injectable()
export class DueEffects implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly queueing = new RecurringWork(EVERY_MS, () => this.enqueueAll(), new Logger(DueEffects.name));

  constructor(
    private readonly kinds: EffectKinds,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.roles.has('worker')) await this.queueing.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.queueing.stop();
  }

  async enqueueAll(): Promise<void> {
    if (await areFilling(this.reads, [deliveries])) return;
    for (const { kind } of this.kinds.all()) {
      await this.reviveFailed(kind);
      await this.enqueueDue(kind);
    }
  }

  private async enqueueDue(kind: string): Promise<void> {
    const now = this.clock.now().toISOString();
    const due = await this.reads.find(
      deliveries,
      { kind, due_at: { $lte: now } },
      { sort: { due_at: 1 }, limit: PAGE },
    );
    for (const { _id, attempts } of due) await this.jobs.enqueue(effectJob(kind, _id, attempts));
  }

  /** A job fails if the store does, or with its process. The queue remembers its id, under which it could not be queued again. */
  private async reviveFailed(kind: string): Promise<void> {
    if ((await this.jobs.counts(kind)).failed === 0) return;
    for (const { job, state } of await this.jobs.list(kind))
      if (state === 'failed') await this.jobs.retry(kind, job.id);
  }
}
