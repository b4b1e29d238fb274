import type { Recorded } from '#kernel/recorded-event';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactor';
import type { ResearchEvent } from '../domain/research.events';

export const RESEARCH_JOB = 'research';

/** A run that was asked for becomes a job. What a crash takes from the queue the scheduler finds again. */
export const runJobsReactor = (jobs: JobQueue): Reactor => ({
  name: 'run-jobs',
  categories: ['research'],
  async react(recorded) {
    const event = recorded as Recorded<ResearchEvent>;
    if (event.type !== 'RunRequested') return;
    const { trackerId, runId } = event.data;
    await jobs.enqueue({ id: event.id, kind: RESEARCH_JOB, payload: { trackerId, runId } });
  },
});
