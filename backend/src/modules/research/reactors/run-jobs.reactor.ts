import type { Recorded } from '#kernel/recorded-event';
import type { Job, JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactor';
import { ledgerEvents } from '#events/research/ledger.events';
import { type RunCause, type RunEvent, runEvents } from '#events/research/run.events';

export const RESEARCH_JOB = 'research';

/** Requested by the schedule, so no user is waiting for it. */
export const isScheduled = (cause: RunCause): boolean => cause === 'due' || cause === 'retry';

export interface RequestedRun {
  /** Id of the `RunRequested` event. */
  readonly requestId: string;
  readonly trackerId: string;
  readonly runId: string;
  readonly cause: RunCause;
}

/** The job that carries out a run. Runs requested by users have priority over scheduled ones. */
export const researchJob = ({
  requestId,
  trackerId,
  runId,
  cause,
}: RequestedRun): Job<{ trackerId: string; runId: string }> => ({
  id: requestId,
  kind: RESEARCH_JOB,
  payload: { trackerId, runId },
  ...(isScheduled(cause) ? {} : { priority: 'high' }),
});

/** The job that an event leads to; null if it requests no run. */
export const runJobOf = (recorded: Recorded): ReturnType<typeof researchJob> | null => {
  const event = recorded as Recorded<RunEvent>;
  return event.type === 'RunRequested' ? researchJob({ requestId: event.id, ...event.data }) : null;
};

/**
 * Turns requested runs into jobs. The scheduler re-enqueues jobs lost in a crash. Earlier releases recorded runs in the
 * ledger's stream.
 */
export const runJobsReactor = (jobs: JobQueue): Reactor => ({
  name: 'run-jobs',
  categories: [runEvents.category, ledgerEvents.category],
  async react(recorded) {
    const job = runJobOf(recorded);
    if (job !== null) await jobs.enqueue(job);
  },
  describeEffect: async ({ type }) =>
    type === 'RunRequested' ? ['Carry out the run at once; the schedule makes up for it'] : [],
});
