import Queue from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import type { Json } from '#kernel/json';
import { describeFailure } from '../describe-failure';
import {
  FAILED_JOBS_KEPT,
  JOBS_LISTED,
  type Job,
  type JobQueue,
  type JobState,
  KindHasHandler,
  type QueuedJob,
  pauseBefore,
} from '../job-queue';
import { runningJobs } from '../running-jobs';

export interface BullJobQueueOptions {
  readonly url: string;
  readonly clock: Clock;
  /** Interval at which delayed jobs are compared with the clock, in milliseconds; absent if the clock is the system clock. */
  readonly pollMs?: number;
  /** Separates products that share a Redis. */
  readonly prefix?: string;
  readonly onFailure: (job: Job, attempt: number, error: unknown) => void;
  /** Called when Redis is lost; the client reconnects automatically. */
  readonly onConnectionError: (error: Error) => void;
}

/** Time after which jobs of a dead process are taken over. */
const LOCK_MS = 30_000;
/** How often a job may lose its process before it fails. */
const MAX_LOST = 5;
const JOBS_PER_PAGE = 100;

const doubling = (attemptsMade: number, _error: Error, { backoffMs }: { readonly backoffMs: number }): number =>
  pauseBefore(attemptsMade + 1, backoffMs);

/** Data that Bull keeps of a job. Times are milliseconds since 1970 by the application's clock. */
interface BullJobData {
  readonly payload: Json;
  /** Null if due immediately. */
  readonly notBefore: number | null;
  /** Absent in jobs of earlier releases. */
  readonly enqueuedAt?: number | undefined;
  /** Times of the last attempt that failed and of the next one; absent if none has failed. */
  readonly failedAt?: number | undefined;
  readonly retryAt?: number | undefined;
}
const bullJobData: z.ZodType<BullJobData> = z.object({
  payload: z.json(),
  notBefore: z.number().nullable(),
  enqueuedAt: z.number().optional(),
  failedAt: z.number().optional(),
  retryAt: z.number().optional(),
});

const jobOf = (kind: string, job: Queue.Job<BullJobData>): Job => {
  const { payload, notBefore } = bullJobData.parse(job.data);
  return {
    id: String(job.id),
    kind,
    payload,
    ...(notBefore === null ? {} : { notBefore: new Date(notBefore) }),
    ...(job.opts.priority === undefined || job.opts.priority === 0 ? {} : { priority: job.opts.priority }),
  };
};

const hasFailed = (job: Queue.Job<BullJobData>): boolean => job.failedReason != null;

const queuedJob = (kind: string, state: JobState, job: Queue.Job<BullJobData>): QueuedJob => {
  const { notBefore, enqueuedAt, failedAt, retryAt } = bullJobData.parse(job.data);
  const next = hasFailed(job) ? retryAt : notBefore;
  return {
    job: jobOf(kind, job),
    state,
    attempts: job.attemptsMade + (state === 'running' ? 1 : 0),
    enqueuedAt: new Date(enqueuedAt ?? job.timestamp),
    failure: hasFailed(job)
      ? { at: new Date(failedAt ?? job.finishedOn ?? job.timestamp), error: describeFailure(job.failedReason) }
      : null,
    nextAt: state === 'delayed' && next != null ? new Date(next) : null,
  };
};

const STATES: Readonly<Record<string, JobState>> = {
  waiting: 'waiting',
  paused: 'waiting',
  delayed: 'delayed',
  active: 'running',
  failed: 'failed',
};

/** An error without the stack, which Bull would keep in Redis, and without what may not be kept. */
const withoutDetails = (error: unknown): Error => Object.assign(new Error(describeFailure(error)), { stack: '' });

/** Jobs in Redis through Bull, shared by all processes. */
export const bullJobQueue = (options: BullJobQueueOptions): JobQueue => {
  const { url, clock, pollMs, prefix = 'aidy:jobs', onFailure, onConnectionError } = options;
  const queues = new Map<string, Queue.Queue<BullJobData>>();
  const working = new Set<string>();
  const running = runningJobs();

  const connect = (more: RedisOptions = {}): Redis => {
    const redis = new Redis(url, more);
    redis.on('error', onConnectionError);
    return redis;
  };
  // Bull needs two connections that queues may share, and a blocking one per queue.
  const client = connect();
  const subscriber = connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
  const blocking: Redis[] = [];

  const queueOf = (kind: string): Queue.Queue<BullJobData> => {
    const known = queues.get(kind);
    if (known !== undefined) return known;
    const queue = new Queue<BullJobData>(kind, {
      prefix,
      createClient: (type) => {
        if (type === 'client') return client;
        if (type === 'subscriber') return subscriber;
        const connection = connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
        blocking.push(connection);
        return connection;
      },
      settings: { lockDuration: LOCK_MS, maxStalledCount: MAX_LOST, backoffStrategies: { doubling } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: FAILED_JOBS_KEPT },
    });
    // Bull sets the connection's name without awaiting it: closing at that moment would cause an unhandled rejection.
    Object.assign(queue, { setWorkerName: async () => undefined });
    queue.on('error', onConnectionError);
    queues.set(kind, queue);
    return queue;
  };

  /** Bull delays jobs by the system clock; if the application's clock is ahead, this promotes them. */
  const promoteDueJobs = async (): Promise<void> => {
    const now = clock.now().getTime();
    for (const queue of queues.values()) {
      for (const job of await queue.getDelayed(0, JOBS_PER_PAGE)) {
        const { notBefore } = bullJobData.parse(job.data);
        const pausesBeforeAnotherTry = job.attemptsMade > 0;
        if (!pausesBeforeAnotherTry && notBefore !== null && notBefore <= now) await job.promote();
      }
    }
  };
  const look =
    pollMs === undefined
      ? undefined
      : setInterval(() => void promoteDueJobs().catch(onConnectionError), pollMs).unref();

  const stop = async (graceMs: number): Promise<void> => {
    clearInterval(look);
    await Promise.all([...queues.values()].map((queue) => queue.pause(true, true)));
    await running.stop(graceMs);
    await Promise.all([...queues.values()].map((queue) => queue.close(true)));
    for (const connection of [client, subscriber, ...blocking]) connection.disconnect();
  };
  let stopped: Promise<void> | undefined;

  const enqueue = async ({ id, kind, payload, notBefore, priority }: Job): Promise<void> => {
    const now = clock.now().getTime();
    const delay = notBefore === undefined ? 0 : Math.max(0, notBefore.getTime() - now);
    await queueOf(kind).add(
      { payload, notBefore: notBefore?.getTime() ?? null, enqueuedAt: now },
      // To Bull, 1 is the highest priority; jobs without one come last, in order.
      { jobId: id, delay, ...(priority === undefined ? {} : { priority }) },
    );
  };

  const find = async (kind: string, id: string): Promise<Queue.Job<BullJobData> | undefined> =>
    (await queueOf(kind).getJob(id)) ?? undefined;

  /** Undefined if it has ended, or moves at this moment. */
  const stateOf = async (job: Queue.Job<BullJobData>): Promise<JobState | undefined> => STATES[await job.getState()];

  /** False if the job has started in the meantime. */
  const remove = async (job: Queue.Job<BullJobData>): Promise<boolean> => {
    try {
      await job.remove();
      return true;
    } catch {
      return false;
    }
  };

  return {
    enqueue,
    work(kind, { concurrency, attempts, backoffMs }, handler) {
      if (working.has(kind)) throw new KindHasHandler(kind);
      working.add(kind);
      const carryOut = async (job: Queue.Job<BullJobData>): Promise<void> => {
        // The worker decides the number of attempts; Bull reads it from the job after a failure.
        job.opts.attempts = attempts;
        job.opts.backoff = { type: 'doubling', options: { backoffMs } };
        const attempt = job.attemptsMade + 1;
        const requested = jobOf(kind, job);
        try {
          await handler(requested, { attempt, signal: running.signal });
        } catch (error) {
          // A job interrupted by the shutdown has not failed: it stays locked until another process takes it over.
          if (running.signal.aborted) return new Promise<never>(() => undefined);
          onFailure(requested, attempt, error);
          const failedAt = clock.now().getTime();
          const retryAt = attempt < attempts ? failedAt + pauseBefore(attempt + 1, backoffMs) : undefined;
          await job.update({ ...bullJobData.parse(job.data), failedAt, retryAt }).catch(onConnectionError);
          throw withoutDetails(error);
        }
      };
      void queueOf(kind)
        .process(concurrency, (job: Queue.Job<BullJobData>) => {
          const work = carryOut(job);
          running.follow(work);
          return work;
        })
        .catch(onConnectionError);
    },
    async list(kind) {
      const queue = queueOf(kind);
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
    },
    async find(kind, id) {
      const job = await find(kind, id);
      const state = job && (await stateOf(job));
      return job === undefined || state === undefined ? undefined : queuedJob(kind, state, job);
    },
    async retry(kind, id) {
      const job = await find(kind, id);
      if (job === undefined || !hasFailed(job)) return false;
      const state = await stateOf(job);
      if (state !== 'failed' && state !== 'delayed') return false;
      // Bull's own retry would leave the attempts that were made. A crash between these steps loses the job like the queue.
      if (!(await remove(job))) return false;
      await enqueue(jobOf(kind, job));
      return true;
    },
    async remove(kind, id) {
      const job = await find(kind, id);
      const state = job && (await stateOf(job));
      return job !== undefined && state !== undefined && state !== 'running' && (await remove(job));
    },
    async counts(kind) {
      const { waiting, delayed, active, failed } = await queueOf(kind).getJobCounts();
      return { waiting, delayed, running: active, failed };
    },
    async ping() {
      await client.ping();
    },
    kinds: () => [...queues.keys()],
    stop(graceMs) {
      stopped ??= stop(graceMs);
      return stopped;
    },
  };
};
