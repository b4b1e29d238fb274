import { refuse } from '#kernel/decider';
import type { JobQueue, QueuedJob } from '#platform/jobs/job-queue';
import { JOB_KINDS } from './work-of-job';

export const NO_SUCH_JOB = refuse('NOT_FOUND', 'The queue has no such job: it has ended, or was dropped.');

/** A job by its id, which is unique among all kinds since it is that of the event that led to the job. */
export const findJob = async (jobs: Pick<JobQueue, 'find'>, id: string): Promise<QueuedJob | undefined> => {
  const found = await Promise.all(JOB_KINDS.map((kind) => jobs.find(kind, id)));
  return found.find((job) => job !== undefined);
};
