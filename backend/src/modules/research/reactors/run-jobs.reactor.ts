import { type RunEvent, runEvents } from '#events/research/run.events';
import type { Recorded } from '#kernel/recorded-event';
import type { Job, JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';
import type { ReadStore } from '#platform/read-store/read-store';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { OpenRunCounter, priorityOf } from '../schedule/fair-run-order';

export const RESEARCH_JOB = 'research';

export interface RequestedRun {
  /** Id of the `RunRequested` event. */
  readonly requestId: string;
  readonly trackerId: string;
  readonly runId: string;
}

/** The job that carries out a run. */
export const researchJob = (
  { requestId, trackerId, runId }: RequestedRun,
  priority: number,
): Job<{ trackerId: string; runId: string }> => ({
  id: requestId,
  kind: RESEARCH_JOB,
  payload: { trackerId, runId },
  priority,
});

/** The run requested by an event, which leads to a job; null if it requests none. */
export const runRequestedBy = (recorded: Recorded): string | null => {
  const event = recorded as Recorded<RunEvent>;
  return event.type === 'RunRequested' ? event.data.runId : null;
};

/** Turns requested runs into jobs. The scheduler re-enqueues jobs lost in a crash. */
export const runJobsReactor = (jobs: JobQueue, reads: Pick<ReadStore, 'get'>): Reactor => {
  const open = new OpenRunCounter();
  return {
    name: 'run-jobs',
    categories: [runEvents.category],
    async react(recorded) {
      const event = recorded as Recorded<RunEvent>;
      if (event.type === 'RunEnded' || event.type === 'RunFailed') open.end(event.data.trackerId);
      if (event.type !== 'RunRequested') return;
      const { trackerId, cause } = event.data;
      const nth = open.add(trackerId, await ownerOf(event, reads));
      await jobs.enqueue(researchJob({ requestId: event.id, ...event.data }, priorityOf(nth, cause)));
    },
    describeEffect: async ({ type }) =>
      type === 'RunRequested' ? ['Carry out the run at once; the schedule makes up for it'] : [],
  };
};

/**
 * The owner of a run's tracker. Only owners request runs, and the schedule requests none for a tracker that is not yet
 * known.
 */
const ownerOf = async (
  { data: { trackerId }, metadata: { actor } }: Extract<Recorded<RunEvent>, { readonly type: 'RunRequested' }>,
  reads: Pick<ReadStore, 'get'>,
): Promise<string> =>
  actor.kind === 'user' ? actor.userId : ((await reads.get(dueRuns, trackerId))?.owner_id ?? trackerId);
