import type { JobEvent } from '#events/administration/job.events';
import { scenario } from '#test/support/given-when-then';
import { jobDecider } from './job.decider';

const { given } = scenario(jobDecider);
const said = { jobId: 'event-1', attempts: 3, reason: 'Nobody waits for it any more.' };

test('a run is dropped once, for a reason', () => {
  const drop = { type: 'DropJob', ...said, work: { kind: 'research', trackerId: 't', runId: 'r' } } as const;
  const dropped: JobEvent = { type: 'RunDropped', data: { ...said, trackerId: 't', runId: 'r' } };
  given().when(drop).then(dropped);
  given(dropped).when(drop).thenNothing();
});
