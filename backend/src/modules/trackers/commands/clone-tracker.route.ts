import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { isStaff } from '#platform/http/access/caller';
import { actionRoute } from '#platform/http/routes/action-route';
import { clonedSettings } from '../domain/cloned-settings';
import { OFFERED_FREQUENCIES } from '../domain/tracker-draft';
import { trackerDecider } from '../domain/tracker.decider';
import { visibleTo } from '../domain/visible-to';
import { trackersSettings } from '../trackers.settings';
import { admitTracker } from './admit-tracker';

/**
 * Creates a tracker of the user's own with the settings of one that they may see. Refused with MAX_TRACKERS_REACHED or
 * MAX_DAY_TRACKERS_REACHED. Its first run is requested inline.
 */
export const CloneTracker = actionRoute({
  path: 'api/topics/tracker/:id/clone',
  access: 'user',
  body: z.strictObject({
    update_frequency: z.enum(OFFERED_FREQUENCIES).nullish().describe('The original’s if absent.'),
  }),
  summary: 'Creates a tracker of the user’s own with the settings of this one, in My Trackers.',
  answers: z.strictObject({ tracker_id: z.string() }),
  status: 201,
  uses: [CommandRunner, trackersSettings.port],
  async act({ params: { id }, body: { update_frequency: frequency = null }, caller, context }, runner, plans) {
    const original = visibleTo(caller.userId, await runner.streams.stateOf(trackerDecider, id));
    if (isRefusal(original)) return original;
    const settings = clonedSettings(original.settings, { asStaff: isStaff(caller), frequency });
    return admitTracker(runner, plans, { settings, parentId: null }, context);
  },
  answer: (_asked, { trackerId }) => ({ tracker_id: trackerId }),
});
