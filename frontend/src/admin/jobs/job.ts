import type { Schema } from '#shared/api/api-schema';
export type Job = Schema<'JobRow'>;

export const JOB_REFETCH_MS = 2000;

export const WORK_LABELS = { research: 'Run' } as const;

/** Explanation of a job's state. */
export const explainJobState = ({ state, error }: Job): string => {
  switch (state) {
    case 'waiting':
      return 'It starts as soon as a worker is free.';
    case 'delayed':
      return error === null ? 'It is not due yet.' : 'Its last attempt failed. It will be retried automatically.';
    case 'running':
      return 'A worker is carrying it out now.';
    case 'failed':
      return 'All its attempts failed. It will not be retried automatically.';
  }
};

/** Whether an attempt failed and none is under way. */
export const canRetryJob = ({ state, error }: Job): boolean =>
  state === 'failed' || (state === 'delayed' && error !== null);
