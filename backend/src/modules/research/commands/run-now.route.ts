import { ownTracker } from '#modules/trackers/published';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { RequestRun } from './request-run/request-run.command';

export const RunNow = actionRoute({
  path: 'api/topics/tracker/:id/run',
  access: 'user',
  rateLimit: { kind: 'run' },
  summary:
    'Requests a run now. `CONFLICT` while one is in progress, `MAX_TRACKERS_REACHED` for a tracker beyond what the plan covers.',
  answers: z.strictObject({
    run_id: z.string().nullable().describe('Null if this request is a repeat and its run has finished.'),
  }),
  status: 202,
  uses: [CommandBus, READ_STORE],
  async act({ params: { id: trackerId }, caller, context }, commands, reads) {
    const tracker = await ownTracker(reads, trackerId, caller);
    return isRefusal(tracker) ? tracker : commands.execute(new RequestRun({ trackerId, cause: 'asked' }, context));
  },
  answer: (_asked, { runId }) => ({ run_id: runId }),
});
