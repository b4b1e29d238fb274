import { rowsResource } from '#platform/administration/rows-resource';
import type { JobQueue } from '#platform/jobs/job-queue';

/** How many jobs of each kind wait, run, and have failed. */
export const jobsResource = (jobs: Pick<JobQueue, 'kinds' | 'counts'>) =>
  rowsResource({
    name: 'jobs',
    fields: { filters: {}, sorts: ['failed', 'waiting', 'delayed', 'running'] },
    rows: () => Promise.all(jobs.kinds().map(async (kind) => ({ id: kind, ...(await jobs.counts(kind)) }))),
  });
