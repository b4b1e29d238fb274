import { z } from 'zod';
import { jobEvents } from '#events/administration/job.events';
import { rowsResource } from '#platform/administration/rows-resource';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { JobQueue, QueuedJob } from '#platform/jobs/job-queue';
import { JOB_KINDS, workOfJob } from './work-of-job';

const jobRow = z
  .strictObject({
    id: z.string(),
    kind: z.enum(JOB_KINDS),
    state: z.enum(['waiting', 'delayed', 'running', 'failed']),
    attempts: z.int(),
    enqueued_at: timeAnswer,
    failed_at: timeAnswer.nullable(),
    next_at: timeAnswer.nullable(),
    error: z.string().nullable(),
    tracker_id: z.string(),
    run_id: z.string(),
    event_id: z.string(),
    stream: z.string(),
  })
  .meta({ id: 'JobRow' });

const rowOf = ({ job, state, attempts, enqueuedAt, failure, nextAt }: QueuedJob): ViewOf<typeof jobRow> => {
  const { kind, trackerId, runId } = workOfJob(job);
  return {
    id: job.id,
    kind,
    state,
    attempts,
    enqueued_at: enqueuedAt.toISOString(),
    failed_at: failure?.at.toISOString() ?? null,
    next_at: nextAt?.toISOString() ?? null,
    error: failure?.error ?? null,
    tracker_id: trackerId,
    run_id: runId,
    // A job's id is that of the event that led to it.
    event_id: job.id,
    stream: jobEvents.stream(job.id),
  };
};

/** Jobs in the queue that are waiting, running or failed, with their errors and what they belong to. */
export const jobsResource = (jobs: Pick<JobQueue, 'list'>) =>
  rowsResource({
    name: 'jobs',
    answers: jobRow,
    fields: {
      filters: {
        kind: JOB_KINDS,
        state: ['waiting', 'delayed', 'running', 'failed'],
        tracker_id: 'text',
        run_id: 'text',
        enqueued_at: 'time',
        failed_at: 'time',
      },
      sorts: ['failed_at', 'enqueued_at', 'next_at', 'attempts', 'kind', 'state'],
    },
    rows: async () => (await Promise.all(JOB_KINDS.map((kind) => jobs.list(kind)))).flat().map(rowOf),
  });
