import type Queue from 'bull';
import { z } from 'zod';
import type { Json } from '#kernel/json';
import { describeFailure } from '../describe-failure';
import type { Job, JobState, QueuedJob } from '../job-queue';

/** Data that Bull keeps of a job. Times are milliseconds since 1970 by the application's clock. */
export interface BullJobData {
  readonly payload: Json;
  /** Null if due immediately. */
  readonly notBefore: number | null;
  /** Absent in jobs of earlier releases. */
  readonly enqueuedAt?: number | undefined;
  /** Times of the last attempt that failed and of the next one; absent if none has failed. */
  readonly failedAt?: number | undefined;
  readonly retryAt?: number | undefined;
}
export const bullJobData: z.ZodType<BullJobData> = z.object({
  payload: z.json(),
  notBefore: z.number().nullable(),
  enqueuedAt: z.number().optional(),
  failedAt: z.number().optional(),
  retryAt: z.number().optional(),
});

export const jobOf = (kind: string, job: Queue.Job<BullJobData>): Job => {
  const { payload, notBefore } = bullJobData.parse(job.data);
  return {
    id: String(job.id),
    kind,
    payload,
    ...(notBefore === null ? {} : { notBefore: new Date(notBefore) }),
    ...(job.opts.priority === undefined || job.opts.priority === 0 ? {} : { priority: job.opts.priority }),
  };
};

export const hasFailed = (job: Queue.Job<BullJobData>): boolean => job.failedReason != null;

export const queuedJob = (kind: string, state: JobState, job: Queue.Job<BullJobData>): QueuedJob => {
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

/** Undefined if it has ended, or moves at this moment. */
export const stateOf = async (job: Queue.Job<BullJobData>): Promise<JobState | undefined> =>
  STATES[await job.getState()];
