import { RESEARCH_JOB } from '#modules/research/published';
import type { JobQueue, JobState } from '#platform/jobs/job-queue';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { DashboardItem } from './dashboard-item';
import { toItemView, rowsOfAnyTime } from './items';

/** Most models shown, those furthest behind: while the log grows fast, a chart of all of them would show nothing. */
const MOST_DISPLAYED = 10;

/** Items on the jobs waiting now, and on how far read models are behind the log. */
export const queueAndModelItems = async (
  jobs: Pick<JobQueue, 'kinds' | 'counts'>,
  models: Pick<ProjectionRunner, 'list'>,
  at: string,
): Promise<readonly DashboardItem[]> => {
  // A process that only serves requests may have enqueued no research itself.
  const kinds = [...new Set([...jobs.kinds(), RESEARCH_JOB])];
  const [counts, statuses] = await Promise.all([Promise.all(kinds.map((kind) => jobs.counts(kind))), models.list()]);
  const sum = (state: JobState): number => counts.reduce((total, each) => total + each[state], 0);
  const inQueue = (bucket: string, state: JobState) => ({
    bucket,
    count: sum(state),
    previous: null,
    behind: rowsOfAnyTime('jobs', { state }),
  });
  return [
    {
      ...toItemView({ id: 'jobs', title: 'Jobs' }, at),
      type: 'distribution',
      data: [
        inQueue('Waiting', 'waiting'),
        inQueue('Running', 'running'),
        inQueue('Delayed', 'delayed'),
        inQueue('Failed', 'failed'),
      ],
    },
    {
      ...toItemView(
        {
          id: 'lag',
          title: 'Lag of read models',
          note: statuses.every(({ lag }) => lag <= 0)
            ? 'All read models are at the end of the log.'
            : `Positions of the log, of the ${MOST_DISPLAYED} furthest behind. Models at its end are not shown.`,
        },
        at,
      ),
      type: 'distribution',
      data: statuses
        .filter(({ lag }) => lag > 0)
        .sort((one, other) => other.lag - one.lag)
        .slice(0, MOST_DISPLAYED)
        .map(({ name, lag }) => ({
          bucket: name,
          count: lag,
          previous: null,
          behind: rowsOfAnyTime('projections', {}),
        })),
    },
  ];
};
