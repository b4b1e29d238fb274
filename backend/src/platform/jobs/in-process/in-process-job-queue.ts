import type { Clock } from '#kernel/clock';
import {
  FAILED_JOBS_KEPT,
  JOBS_LISTED,
  JOBS_POLL_MS,
  type Job,
  type JobCounts,
  type JobFailure,
  type JobHandler,
  type JobHandlerOptions,
  type JobQueue,
  type JobState,
  KindHasHandler,
  type QueuedJob,
  pauseBefore,
} from '../job-queue';
import { describeFailure } from '../describe-failure';
import { runningJobs } from '../running-jobs';

interface Entry {
  readonly job: Job;
  readonly enqueuedAt: Date;
  state: JobState;
  attempt: number;
  failure: JobFailure | null;
  /** Time of the next attempt; null unless the job pauses after a failure. */
  retryAt: Date | null;
}

interface Worker {
  readonly options: JobHandlerOptions;
  readonly handler: JobHandler;
}

interface Lane {
  readonly entries: Map<string, Entry>;
  /** Queues of waiting jobs by priority, each in the order in which they are taken. */
  readonly waiting: Map<number, Set<Entry>>;
  worker: Worker | undefined;
  running: number;
}

export interface InProcessJobQueueOptions {
  readonly clock: Clock;
  /** Interval at which delayed jobs are compared with the clock, in milliseconds: a rehearsal may move it at any time. */
  readonly pollMs?: number;
  /** Called for every failed attempt. */
  readonly onFailure: (job: Job, attempt: number, error: unknown) => void;
}

const forgetOldestFailed = ({ entries }: Lane): void => {
  const failed = [...entries.values()].filter(({ state }) => state === 'failed');
  for (const { job } of failed.slice(0, Math.max(0, failed.length - FAILED_JOBS_KEPT))) entries.delete(job.id);
};

const newLane = (): Lane => ({
  entries: new Map(),
  waiting: new Map(),
  worker: undefined,
  running: 0,
});

const queuedJob = ({ job, state, attempt, enqueuedAt, failure, retryAt }: Entry): QueuedJob => ({
  job,
  state,
  attempts: attempt,
  enqueuedAt,
  failure,
  nextAt: state === 'delayed' ? (retryAt ?? job.notBefore ?? null) : null,
});

const LAST = Infinity;

const leaveQueue = ({ waiting }: Lane, entry: Entry): void => {
  const priority = entry.job.priority ?? LAST;
  const queue = waiting.get(priority);
  queue?.delete(entry);
  if (queue?.size === 0) waiting.delete(priority);
};

const putInQueue = (lane: Lane, entry: Entry): void => {
  entry.state = 'waiting';
  entry.retryAt = null;
  const priority = entry.job.priority ?? LAST;
  lane.waiting.set(priority, (lane.waiting.get(priority) ?? new Set()).add(entry));
};

const takeNext = (lane: Lane): Entry | undefined => {
  const [next] = lane.waiting.get(Math.min(...lane.waiting.keys())) ?? [];
  if (next !== undefined) leaveQueue(lane, next);
  return next;
};

/** Jobs in memory: lost with the process and re-enqueued from the events. */
export const inProcessJobQueue = ({ clock, pollMs = JOBS_POLL_MS, onFailure }: InProcessJobQueueOptions): JobQueue => {
  const lanes = new Map<string, Lane>();
  const running = runningJobs();
  let stopped = false;

  const laneOf = (kind: string): Lane => {
    const lane = lanes.get(kind) ?? newLane();
    lanes.set(kind, lane);
    return lane;
  };

  const isDue = ({ notBefore }: Job): boolean =>
    notBefore === undefined || notBefore.getTime() <= clock.now().getTime();

  const carryOut = async (lane: Lane, entry: Entry, { options, handler }: Worker): Promise<void> => {
    entry.attempt += 1;
    try {
      await handler(entry.job, { attempt: entry.attempt, signal: running.signal });
      lane.entries.delete(entry.job.id);
    } catch (error) {
      onFailure(entry.job, entry.attempt, error);
      const at = clock.now();
      entry.failure = { at, error: describeFailure(error) };
      if (entry.attempt >= options.attempts) {
        entry.state = 'failed';
        forgetOldestFailed(lane);
      } else {
        const pauseMs = pauseBefore(entry.attempt + 1, options.backoffMs);
        entry.state = 'delayed';
        entry.retryAt = new Date(at.getTime() + pauseMs);
        setTimeout(() => {
          // The job may have been removed or retried in the meantime.
          if (lane.entries.get(entry.job.id) === entry) putInQueue(lane, entry);
          take(lane);
        }, pauseMs).unref();
      }
    } finally {
      lane.running -= 1;
      take(lane);
    }
  };

  const take = (lane: Lane): void => {
    const { worker } = lane;
    if (worker === undefined || stopped) return;
    while (lane.running < worker.options.concurrency) {
      const entry = takeNext(lane);
      if (entry === undefined) return;
      entry.state = 'running';
      lane.running += 1;
      running.follow(carryOut(lane, entry, worker));
    }
  };

  const look = setInterval(() => {
    for (const lane of lanes.values()) {
      for (const entry of lane.entries.values()) {
        if (entry.state === 'delayed' && entry.retryAt === null && isDue(entry.job)) putInQueue(lane, entry);
      }
      take(lane);
    }
  }, pollMs).unref();

  const add = (lane: Lane, job: Job): void => {
    const entry: Entry = { job, enqueuedAt: clock.now(), state: 'delayed', attempt: 0, failure: null, retryAt: null };
    lane.entries.set(job.id, entry);
    if (isDue(job)) putInQueue(lane, entry);
    // Taken in the next turn, as with an external queue: enqueuing never waits for the work.
    setImmediate(() => take(lane));
  };

  return {
    async enqueue(job) {
      const lane = laneOf(job.kind);
      if (!lane.entries.has(job.id)) add(lane, job);
    },
    work(kind, options, handler) {
      const lane = laneOf(kind);
      if (lane.worker !== undefined) throw new KindHasHandler(kind);
      lane.worker = { options, handler };
      take(lane);
    },
    async list(kind) {
      const entries = [...laneOf(kind).entries.values()];
      const failed = entries.filter(({ state }) => state === 'failed').toReversed();
      const listed = (['waiting', 'delayed', 'running'] as const).flatMap((wanted) =>
        entries.filter(({ state }) => state === wanted).slice(0, JOBS_LISTED),
      );
      return [...listed, ...failed].map(queuedJob);
    },
    async find(kind, id) {
      const entry = laneOf(kind).entries.get(id);
      return entry === undefined ? undefined : queuedJob(entry);
    },
    async retry(kind, id) {
      const lane = laneOf(kind);
      const entry = lane.entries.get(id);
      if (entry === undefined || (entry.state !== 'failed' && entry.retryAt === null)) return false;
      add(lane, entry.job);
      return true;
    },
    async remove(kind, id) {
      const lane = laneOf(kind);
      const entry = lane.entries.get(id);
      if (entry === undefined || entry.state === 'running') return false;
      leaveQueue(lane, entry);
      return lane.entries.delete(id);
    },
    async counts(kind): Promise<JobCounts> {
      const states = [...laneOf(kind).entries.values()].map(({ state }) => state);
      const count = (wanted: JobState) => states.filter((state) => state === wanted).length;
      return {
        waiting: count('waiting'),
        delayed: count('delayed'),
        running: count('running'),
        failed: count('failed'),
      };
    },
    ping: async () => undefined,
    kinds: () => [...lanes.keys()],
    async stop(graceMs) {
      stopped = true;
      clearInterval(look);
      await running.stop(graceMs);
    },
  };
};
