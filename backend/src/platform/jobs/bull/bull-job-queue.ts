import type Queue from 'bull';
import type { Clock } from '#kernel/clock';
import { describeFailure } from '../describe-failure';
import {
  JOBS_LISTED,
  type Job,
  type JobCounts,
  type JobHandler,
  type JobHandlerOptions,
  type JobQueue,
  type JobState,
  KindHasHandler,
  type QueuedJob,
  pauseBefore,
} from '../job-queue';
import { runningJobs } from '../running-jobs';
import { type BullJobData, bullJobData, hasFailed, jobOf, queuedJob, stateOf } from './bull-job';
import { BullQueues, type BullQueuesOptions } from './bull-queues';

export interface BullJobQueueOptions extends BullQueuesOptions {
  readonly clock: Clock;
  /** Interval at which delayed jobs are compared with the clock, in milliseconds; absent if the clock is the system clock. */
  readonly pollMs?: number;
  readonly onFailure: (job: Job, attempt: number, error: unknown) => void;
}

const JOBS_PER_PAGE = 100;

/** An error without the stack, which Bull would keep in Redis, and without what may not be kept. */
const withoutDetails = (error: unknown): Error => Object.assign(new Error(describeFailure(error)), { stack: '' });

/** False if the job has started in the meantime. */
const removed = async (job: Queue.Job<BullJobData>): Promise<boolean> => {
  try {
    await job.remove();
    return true;
  } catch {
    return false;
  }
};

/** Jobs in Redis through Bull, shared by all processes. */
export class BullJobQueue implements JobQueue {
  private readonly queues: BullQueues;
  private readonly working = new Set<string>();
  private readonly running = runningJobs();
  private readonly pollTimer: NodeJS.Timeout | undefined;
  private stopped: Promise<void> | undefined;

  constructor(private readonly options: BullJobQueueOptions) {
    const { pollMs, onConnectionError } = options;
    this.queues = new BullQueues(options);
    if (pollMs !== undefined)
      this.pollTimer = setInterval(() => void this.promoteDueJobs().catch(onConnectionError), pollMs).unref();
  }

  async enqueue({ id, kind, payload, notBefore, priority }: Job): Promise<void> {
    const now = this.options.clock.now().getTime();
    const delay = notBefore === undefined ? 0 : Math.max(0, notBefore.getTime() - now);
    await this.queues.of(kind).add(
      { payload, notBefore: notBefore?.getTime() ?? null, enqueuedAt: now },
      // To Bull, 1 is the highest priority; jobs without one come last, in order.
      { jobId: id, delay, ...(priority === undefined ? {} : { priority }) },
    );
  }

  work(kind: string, options: JobHandlerOptions, handler: JobHandler): void {
    if (this.working.has(kind)) throw new KindHasHandler(kind);
    this.working.add(kind);
    void this.queues
      .of(kind)
      .process(options.concurrency, (job: Queue.Job<BullJobData>) => {
        const work = this.carryOut(job, kind, options, handler);
        this.running.follow(work);
        return work;
      })
      .catch(this.options.onConnectionError);
  }

  async list(kind: string): Promise<readonly QueuedJob[]> {
    const queue = this.queues.of(kind);
    const last = JOBS_LISTED - 1;
    const [failed, delayed, waiting, running] = await Promise.all([
      queue.getFailed(0, last),
      queue.getDelayed(0, last),
      queue.getWaiting(0, last),
      queue.getActive(0, last),
    ]);
    // A job that moved meanwhile is named once. Bull answers null for one that has ended.
    const found = new Map<string, QueuedJob>();
    for (const [state, jobs] of Object.entries({ failed, delayed, waiting, running }) as Array<
      [JobState, ReadonlyArray<Queue.Job<BullJobData> | null>]
    >) {
      for (const job of jobs) if (job !== null) found.set(String(job.id), queuedJob(kind, state, job));
    }
    return [...found.values()];
  }

  async find(kind: string, id: string): Promise<QueuedJob | undefined> {
    const job = await this.jobWith(kind, id);
    const state = job && (await stateOf(job));
    return job === undefined || state === undefined ? undefined : queuedJob(kind, state, job);
  }

  async retry(kind: string, id: string): Promise<boolean> {
    const job = await this.jobWith(kind, id);
    if (job === undefined || !hasFailed(job)) return false;
    const state = await stateOf(job);
    if (state !== 'failed' && state !== 'delayed') return false;
    // Bull's own retry would leave the attempts that were made. A crash between these steps loses the job like the queue.
    if (!(await removed(job))) return false;
    await this.enqueue(jobOf(kind, job));
    return true;
  }

  async remove(kind: string, id: string): Promise<boolean> {
    const job = await this.jobWith(kind, id);
    const state = job && (await stateOf(job));
    return job !== undefined && state !== undefined && state !== 'running' && (await removed(job));
  }

  async counts(kind: string): Promise<JobCounts> {
    const { waiting, delayed, active, failed } = await this.queues.of(kind).getJobCounts();
    return { waiting, delayed, running: active, failed };
  }

  ping(): Promise<void> {
    return this.queues.ping();
  }

  kinds(): readonly string[] {
    return this.queues.kinds();
  }

  stop(graceMs: number): Promise<void> {
    this.stopped ??= this.stopAll(graceMs);
    return this.stopped;
  }

  private async stopAll(graceMs: number): Promise<void> {
    clearInterval(this.pollTimer);
    await Promise.all(this.queues.all().map((queue) => queue.pause(true, true)));
    await this.running.stop(graceMs);
    await this.queues.close();
  }

  private async carryOut(
    job: Queue.Job<BullJobData>,
    kind: string,
    { attempts, backoffMs }: JobHandlerOptions,
    handler: JobHandler,
  ): Promise<void> {
    const { clock, onFailure, onConnectionError } = this.options;
    // The worker decides the number of attempts; Bull reads it from the job after a failure.
    job.opts.attempts = attempts;
    job.opts.backoff = { type: 'doubling', options: { backoffMs } };
    const attempt = job.attemptsMade + 1;
    const requested = jobOf(kind, job);
    try {
      await handler(requested, { attempt, signal: this.running.signal });
    } catch (error) {
      // A job interrupted by the shutdown has not failed: it stays locked until another process takes it over.
      if (this.running.signal.aborted) return new Promise<never>(() => undefined);
      onFailure(requested, attempt, error);
      const failedAt = clock.now().getTime();
      const retryAt = attempt < attempts ? failedAt + pauseBefore(attempt + 1, backoffMs) : undefined;
      await job.update({ ...bullJobData.parse(job.data), failedAt, retryAt }).catch(onConnectionError);
      throw withoutDetails(error);
    }
  }

  /** Bull delays jobs by the system clock; if the application's clock is ahead, this promotes them. */
  private async promoteDueJobs(): Promise<void> {
    const now = this.options.clock.now().getTime();
    for (const queue of this.queues.all()) {
      for (const job of await queue.getDelayed(0, JOBS_PER_PAGE)) {
        const { notBefore } = bullJobData.parse(job.data);
        const pausesBeforeAnotherTry = job.attemptsMade > 0;
        if (!pausesBeforeAnotherTry && notBefore !== null && notBefore <= now) await job.promote();
      }
    }
  }

  private async jobWith(kind: string, id: string): Promise<Queue.Job<BullJobData> | undefined> {
    return (await this.queues.of(kind).getJob(id)) ?? undefined;
  }
}
