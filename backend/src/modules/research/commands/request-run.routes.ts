import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { ownTracker } from '#modules/trackers/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { firstRunStateOf, runAnswer } from '../queries/run-view';
import { RequestRun } from './request-run/request-run.command';

/** Makes at most one first run, however often it is called, and answers with that run's current state. */
export const InitializeTracker = actionRoute({
  path: 'api/topics/initialize-tracker',
  access: 'user',
  summary: 'Requests the first run. Repeated calls make only one.',
  body: z.strictObject({ tracker_id: z.string().min(1).max(100), no_start_date: z.boolean().optional() }),
  answers: z.strictObject({ tracker_id: z.string(), status: runAnswer.shape.state }),
  status: 202,
  uses: [CommandBus, READ_STORE],
  async act({ body: { tracker_id: trackerId }, caller, context }, commands, reads) {
    const tracker = await ownTracker(reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const requested = await commands.execute(new RequestRun({ trackerId, cause: 'created' }, context));
    return isRefusal(requested) ? requested : accepted(await firstRunStateOf(reads, trackerId), requested);
  },
  answer: ({ body: { tracker_id } }, status) => ({ tracker_id, status }),
});

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
