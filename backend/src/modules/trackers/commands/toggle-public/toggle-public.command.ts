import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { trackerDecider } from '../../domain/tracker.decider';

/** Shows a tracker of the one who asks to everybody, or to its owner alone. */
export class TogglePublic extends ContextCommand<{ readonly trackerId: string; readonly public: boolean }> {}

export const TogglePublicHandler = decidedBy(trackerDecider, TogglePublic, ({ request, context }) => [
  request.trackerId,
  request.public
    ? ({ type: 'PublishTracker', by: askedBy(context), category: null } as const)
    : ({ type: 'UnpublishTracker', by: askedBy(context) } as const),
]);
