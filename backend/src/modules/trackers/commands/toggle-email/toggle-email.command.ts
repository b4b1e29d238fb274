import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { trackerDecider } from '../../domain/tracker.decider';

/** Turns the mails about updates of a tracker of the one who asks on or off. */
export class ToggleEmail extends ContextCommand<{ readonly trackerId: string; readonly emailUpdates: boolean }> {}

export const ToggleEmailHandler = decidedBy(trackerDecider, ToggleEmail, ({ request, context }) => [
  request.trackerId,
  { type: request.emailUpdates ? 'TurnEmailUpdatesOn' : 'TurnEmailUpdatesOff', by: askedBy(context) },
]);
