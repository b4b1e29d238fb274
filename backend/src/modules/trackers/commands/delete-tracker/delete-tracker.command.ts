import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { trackerDecider } from '../../domain/tracker.decider';

/** Deletes a tracker of the one who asks, for 30 days with a way back. A second time it changes nothing. */
export class DeleteTracker extends ContextCommand<{ readonly trackerId: string }> {}

export const DeleteTrackerHandler = decidedBy(trackerDecider, DeleteTracker, ({ request: { trackerId }, context }) => [
  trackerId,
  { type: 'DeleteTracker', by: askedBy(context), now: context.now },
]);
