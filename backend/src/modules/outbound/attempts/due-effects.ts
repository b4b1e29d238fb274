import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';
import { exponentialBackoff } from '#platform/backoff';
import { FAILED_JOBS_KEPT, type JobQueue } from '#platform/jobs/job-queue';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Recurring } from '#platform/recurring/recurring';
import { effects } from '#projections/outbound/effects/effects.projection';
import type { OutboundKinds } from '../outbound-kinds';
import { effectJob } from './effect-job';

const EVERY_MS = 500;
const EFFECTS_PER_PAGE = 500;
/** Pauses before a job that keeps failing runs again. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Queues what is due, by an index of the read model: retries whose pause is over, attempts whose lease has run out, and
 * anything a queue has lost. Every worker process does so, since a job that is queued already is not queued again.
 */
export const dueEffects = (
  kinds: Pick<OutboundKinds, 'all'>,
  reads: Pick<ReadStore, 'find'>,
  jobs: Pick<JobQueue, 'enqueue' | 'counts' | 'list' | 'retry'>,
  clock: Clock,
): Recurring => {
  const enqueueDue = async (kind: string): Promise<void> => {
    const now = clock.now().toISOString();
    const due = await reads.find(
      effects,
      { kind, due_at: { $lte: now } },
      { sort: { due_at: 1 }, limit: EFFECTS_PER_PAGE },
    );
    for (const { _id, attempts } of due) await jobs.enqueue(effectJob(kind, _id, attempts));
  };

  /** How often each job was run again after it had failed. */
  const retries = new LRUCache<string, number>({ max: FAILED_JOBS_KEPT });

  /**
   * A job fails if the store does, or with its process. The queue remembers its id, under which it could not be queued
   * again. It is run again at once, and if it keeps failing, after pauses that grow.
   */
  const retryFailed = async (kind: string): Promise<void> => {
    if ((await jobs.counts(kind)).failed === 0) return;
    for (const { job, state, failure } of await jobs.list(kind)) {
      if (state !== 'failed') continue;
      const retried = retries.get(job.id) ?? 0;
      const pauseMs = retried === 0 ? 0 : exponentialBackoff(FIRST_PAUSE_MS, retried, LONGEST_PAUSE_MS);
      if (failure !== null && clock.now().getTime() < failure.at.getTime() + pauseMs) continue;
      retries.set(job.id, retried + 1);
      await jobs.retry(kind, job.id);
    }
  };

  return {
    name: 'due-effects',
    role: 'worker',
    every: EVERY_MS,
    reads: [effects],
    async work() {
      for (const { kind } of kinds.all()) {
        await retryFailed(kind);
        await enqueueDue(kind);
      }
    },
  };
};
