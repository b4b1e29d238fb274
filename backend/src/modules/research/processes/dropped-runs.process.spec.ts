import type { JobEvent } from '#events/administration/job.events';
import { following } from '#test/support/given-when-then';
import { droppedJobsFailRuns } from './dropped-runs.process';

const given = { jobId: 'event-1', attempts: 2, reason: 'Nobody waits for it any more.' };

test('the run of a dropped job fails', () => {
  const dropped: JobEvent = { type: 'RunDropped', data: { ...given, trackerId: 'tracker-1', runId: 'r1' } };
  following(droppedJobsFailRuns)
    .given()
    .when(dropped)
    .then({
      on: 'run-tracker-1',
      command: expect.objectContaining({ type: 'FailRun', trackerId: 'tracker-1', runId: 'r1', reason: 'DROPPED' }),
    });
});
