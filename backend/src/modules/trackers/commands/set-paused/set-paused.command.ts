import { askedBy } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { trackerDecider } from '../../domain/tracker.decider';

/** Pauses or resumes the scheduled runs of a tracker of the one who asks. */
export class SetPaused extends ContextCommand<{ readonly trackerId: string; readonly paused: boolean }> {}

export const SetPausedHandler = decidedBy(trackerDecider, SetPaused, ({ request, context }) => [
  request.trackerId,
  { type: request.paused ? 'PauseTracker' : 'ResumeTracker', by: askedBy(context) },
]);
