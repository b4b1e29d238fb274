import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { isStaff } from '#platform/http/access/caller';
import { actionRoute } from '#platform/http/routes/action-route';
import { trackersSettings } from '../../trackers.settings';
import { reviseTracker } from '../revise-tracker';
import { toTrackerDraft, trackerDraftBody } from '../tracker-draft.body';
import { CreateTracker } from './create-tracker.command';

/** Creates a tracker, or edits the one given by `tracker_id`. */
export const CreateTrackerRoute = actionRoute({
  path: 'api/topics/create-tracker',
  access: 'user',
  summary: 'Creates a tracker (201), or edits the one given by `tracker_id` (200).',
  body: trackerDraftBody.extend({ tracker_id: z.string().min(1).max(100).nullish() }),
  answers: z.strictObject({ tracker_id: z.string() }),
  status: [201, 200],
  statusOf: ({ body }) => (body.tracker_id == null ? 201 : 200),
  uses: [CommandBus, CommandRunner, trackersSettings.port],
  act({ body: { tracker_id: trackerId, ...typed }, caller, context }, commands, runner, plans) {
    const request = { draft: toTrackerDraft(typed), asStaff: isStaff(caller) };
    return trackerId == null
      ? commands.execute(new CreateTracker(request, context))
      : reviseTracker(runner, plans, { trackerId, ...request }, context);
  },
  answer: (_asked, { trackerId }) => ({ tracker_id: trackerId }),
});
