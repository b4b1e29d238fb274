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
  /** Interval at which delayed jobs are compared with the clock, in milliseconds; absent if the clock is the system clock. */
  readonly lookMs?: number;
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
const PAGE = 100;

const doubling = (attemptsMade: number, _error: Error, { backoffMs }: { readonly backoffMs: number }): number =>
  pauseBefore(attemptsMade + 1, backoffMs);

interface Kept {
  readonly payload: Json;
  /** Milliseconds since 1970 by the application's clock; null if due immediately. */
  readonly notBefore: number | null;
}
/** 1 is Bull's highest priority; jobs without a priority come last, in order. */
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
  // Bull needs two connections that queues may share, and a blocking one per queue.
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
    // Bull sets the connection's name without awaiting it: closing at that moment would cause an unhandled rejection.
    Object.assign(queue, { setWorkerName: async () => undefined });
    queue.on('error', onConnectionError);
    queues.set(kind, queue);
    return queue;
  };

  /** Bull delays jobs by the system clock; if the application's clock is ahead, this promotes them. */
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
        // The worker decides the number of attempts; Bull reads it from the job after a failure.
        job.opts.attempts = attempts;
        job.opts.backoff = { type: 'doubling', options: { backoffMs } };
        const attempt = job.attemptsMade + 1;
        const asked = jobOf(kind, job);
        try {
          await handler(asked, { attempt, signal: running.signal });
        } catch (error) {
          // A job interrupted by the shutdown has not failed: it stays locked until another process takes it over.
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
        // The job started in the meantime.
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
