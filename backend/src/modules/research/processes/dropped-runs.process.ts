import { jobEvents } from '#events/administration/job.events';
import { commandStep, processOf } from '#platform/processes/process';
import { runDecider } from '../domain/run.decider';

const NOTHING_READ = { sourcesTried: 0, sourcesRead: 0, claimsNew: 0, claimsRejected: 0, costUsd: 0 };

/**
 * The run of a dropped job fails. If it stayed open, the schedule would queue its job again and request no other run.
 */
export const droppedJobsFailRuns = processOf(jobEvents, {
  name: 'dropped-runs',
  on: ['RunDropped'],
  react: ({ data: { trackerId, runId }, metadata }) => [
    commandStep(runDecider, trackerId, {
      type: 'FailRun',
      trackerId,
      runId,
      figures: NOTHING_READ,
      reason: 'DROPPED',
      detail: null,
      now: new Date(metadata.occurred_at),
    }),
  ],
});
