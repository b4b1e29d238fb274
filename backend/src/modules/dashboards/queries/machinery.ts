import type { JobQueue } from '#platform/jobs/job-queue';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { DashboardItem } from './dashboard-item';
import { described, now } from './items';

/** Models that are far behind; of all of them, while the log grows fast, a chart would show nothing. */
const SHOWN = 10;

/** What waits in the queue now, and how far read models are behind the log. */
export const machineryItems = async (
  jobs: Pick<JobQueue, 'kinds' | 'counts'>,
  models: Pick<ProjectionRunner, 'list'>,
  at: string,
): Promise<readonly DashboardItem[]> => {
  const [counts, statuses] = await Promise.all([
    Promise.all(jobs.kinds().map((kind) => jobs.counts(kind))),
    models.list(),
  ]);
  const sum = (field: 'waiting' | 'running' | 'delayed' | 'failed'): number =>
    counts.reduce((total, each) => total + each[field], 0);
  const inQueue = (bucket: string, count: number) => ({ bucket, count, previous: null, behind: now('jobs', {}) });
  return [
    {
      ...described({ id: 'jobs', title: 'Jobs' }, at),
      type: 'distribution',
      data: [
        inQueue('Waiting', sum('waiting')),
        inQueue('Running', sum('running')),
        inQueue('Delayed', sum('delayed')),
        inQueue('Failed', sum('failed')),
      ],
    },
    {
      ...described(
        {
          id: 'lag',
          title: 'Lag of read models',
          note: `Positions of the log, of the ${SHOWN} furthest behind. Models at its end are not shown.`,
        },
        at,
      ),
      type: 'distribution',
      data: statuses
        .filter(({ lag }) => lag > 0)
        .sort((one, other) => other.lag - one.lag)
        .slice(0, SHOWN)
        .map(({ name, lag }) => ({
          bucket: name,
          count: lag,
          previous: null,
          behind: now('projections', {}),
        })),
    },
  ];
};
