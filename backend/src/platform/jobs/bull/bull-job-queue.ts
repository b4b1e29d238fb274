import Queue from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import type { Json } from '#kernel/json';
import { FAILED_JOBS_KEPT, type Job, type JobQueue, KindHasHandler, pauseBefore } from '../job-queue';
import { runningJobs } from '../running-jobs';

export interface BullJobQueueOptions {
  readonly url: string;
  readonly clock: Clock;
  /** How often delayed jobs are held against the clock, in milliseconds; absent where the clock is the machine's own. */
  readonly lookMs?: number;
  /** Keeps products on one Redis apart. */
  readonly prefix?: string;
  readonly onFailure: (job: Job, attempt: number, error: unknown) => void;
  /** Told when Redis is lost; the client connects again by itself. */
  readonly onConnectionError: (error: Error) => void;
}

/** How long after the death of a process its jobs are taken up by another. */
const LOCK_MS = 30_000;
/** How often a job may lose its process before it is given up. */
const MAX_LOST = 5;
const PAGE = 100;

const doubling = (attemptsMade: number, _error: Error, { backoffMs }: { readonly backoffMs: number }): number =>
  pauseBefore(attemptsMade + 1, backoffMs);

interface Kept {
  readonly payload: Json;
  /** Milliseconds since 1970 by the application's clock; null where it is due at once. */
  readonly notBefore: number | null;
}
/** Bull takes 1 first; jobs without a priority come last, in the order they were sent. */
const HIGH = 1;
const kept: z.ZodType<Kept> = z.object({ payload: z.json(), notBefore: z.number().nullable() });

const jobOf = (kind: string, job: Queue.Job<Kept>): Job => {
  const { payload, notBefore } = kept.parse(job.data);
  return {
    id: String(job.id),
    kind,
    payload,
    ...(notBefore === null ? {} : { notBefore: new Date(notBefore) }),
    ...(job.opts.priority === HIGH ? { priority: 'high' } : {}),
  };
};

/** Jobs in Redis through Bull, shared by all processes. */
export const bullJobQueue = (options: BullJobQueueOptions): JobQueue => {
  const { url, clock, lookMs, prefix = 'aidy:jobs', onFailure, onConnectionError } = options;
  const queues = new Map<string, Queue.Queue<Kept>>();
  const working = new Set<string>();
  const running = runningJobs();

  const connect = (more: RedisOptions = {}): Redis => {
    const redis = new Redis(url, more);
    redis.on('error', onConnectionError);
    return redis;
  };
  // Bull asks for two connections that it may share between queues, and for a blocking one for each queue.
  const client = connect();
  const subscriber = connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
  const blocking: Redis[] = [];

  const queueOf = (kind: string): Queue.Queue<Kept> => {
    const known = queues.get(kind);
    if (known !== undefined) return known;
    const queue = new Queue<Kept>(kind, {
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
    // Bull names its connection without waiting for it: closing at that moment would cause an unhandled rejection.
    Object.assign(queue, { setWorkerName: async () => undefined });
    queue.on('error', onConnectionError);
    queues.set(kind, queue);
    return queue;
  };

  /** Bull waits by the machine's clock; where the application's runs ahead of it, jobs are called up by it. */
  const callUpDue = async (): Promise<void> => {
    const now = clock.now().getTime();
    for (const queue of queues.values()) {
      for (const job of await queue.getDelayed(0, PAGE)) {
        const { notBefore } = kept.parse(job.data);
        const pausesBeforeAnotherTry = job.attemptsMade > 0;
        if (!pausesBeforeAnotherTry && notBefore !== null && notBefore <= now) await job.promote();
      }
    }
  };
  const look =
    lookMs === undefined ? undefined : setInterval(() => void callUpDue().catch(onConnectionError), lookMs).unref();

  const stop = async (graceMs: number): Promise<void> => {
    clearInterval(look);
    await Promise.all([...queues.values()].map((queue) => queue.pause(true, true)));
    await running.stop(graceMs);
    await Promise.all([...queues.values()].map((queue) => queue.close(true)));
    for (const connection of [client, subscriber, ...blocking]) connection.disconnect();
  };
  let stopped: Promise<void> | undefined;

  return {
    async enqueue({ id, kind, payload, notBefore, priority }) {
      const delay = notBefore === undefined ? 0 : Math.max(0, notBefore.getTime() - clock.now().getTime());
      await queueOf(kind).add(
        { payload, notBefore: notBefore?.getTime() ?? null },
        { jobId: id, delay, ...(priority === 'high' ? { priority: HIGH } : {}) },
      );
    },
    work(kind, { concurrency, attempts, backoffMs }, handler) {
      if (working.has(kind)) throw new KindHasHandler(kind);
      working.add(kind);
      const carryOut = async (job: Queue.Job<Kept>): Promise<void> => {
        // How often it is tried is the worker's to say; Bull reads it from the job when a try has failed.
        job.opts.attempts = attempts;
        job.opts.backoff = { type: 'doubling', options: { backoffMs } };
        const attempt = job.attemptsMade + 1;
        const asked = jobOf(kind, job);
        try {
          await handler(asked, { attempt, signal: running.signal });
        } catch (error) {
          // A job that the stop cut off has not failed: it stays locked, and another process takes it up.
          if (running.signal.aborted) return new Promise<never>(() => undefined);
          onFailure(asked, attempt, error);
          throw error;
        }
      };
      void queueOf(kind)
        .process(concurrency, (job: Queue.Job<Kept>) => {
          const work = carryOut(job);
          running.follow(work);
          return work;
        })
        .catch(onConnectionError);
    },
    async cancel(kind, id) {
      const job = await queueOf(kind).getJob(id);
      if (job === null || !['waiting', 'delayed', 'paused'].includes(await job.getState())) return false;
      try {
        await job.remove();
        return true;
      } catch {
        // It began between the look and the removal.
        return false;
      }
    },
    async counts(kind) {
      const { waiting, delayed, active, failed } = await queueOf(kind).getJobCounts();
      return { waiting, delayed, running: active, failed };
    },
    kinds: () => [...queues.keys()],
    stop(graceMs) {
      stopped ??= stop(graceMs);
      return stopped;
    },
  };
};
