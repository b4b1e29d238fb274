import { JOBS_POLL_MS, type JobQueue } from '../job-queue';
import { runningJobs } from '../running-jobs';
import { KindQueue, type KindQueuePorts } from './kind-queue';

export interface InProcessJobQueueOptions extends Omit<KindQueuePorts, 'running' | 'isStopped'> {
  /** Interval at which delayed jobs are compared with the clock, in milliseconds: a rehearsal may move it at any time. */
  readonly pollMs?: number;
}

/** Jobs in memory: lost with the process and re-enqueued from the events. */
export const inProcessJobQueue = ({ pollMs = JOBS_POLL_MS, ...ports }: InProcessJobQueueOptions): JobQueue => {
  const queues = new Map<string, KindQueue>();
  const running = runningJobs();
  let stopped = false;

  const queueOf = (kind: string): KindQueue => {
    const queue = queues.get(kind) ?? new KindQueue({ ...ports, running, isStopped: () => stopped });
    queues.set(kind, queue);
    return queue;
  };

  const pollTimer = setInterval(() => {
    for (const queue of queues.values()) queue.takeDue();
  }, pollMs).unref();

  return {
    enqueue: async (job) => queueOf(job.kind).enqueue(job),
    work: (kind, options, handler) => queueOf(kind).work(kind, { options, handler }),
    list: async (kind) => queueOf(kind).list(),
    find: async (kind, id) => queueOf(kind).find(id),
    retry: async (kind, id) => queueOf(kind).retry(id),
    remove: async (kind, id) => queueOf(kind).remove(id),
    counts: async (kind) => queueOf(kind).counts(),
    ping: async () => undefined,
    kinds: () => [...queues.keys()],
    async stop(graceMs) {
      stopped = true;
      clearInterval(pollTimer);
      await running.stop(graceMs);
    },
  };
};
