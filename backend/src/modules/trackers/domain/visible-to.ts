import type { Refusal } from '#kernel/decider';
import { NO_TRACKER, PRIVATE_TRACKER } from './tracker-refusals';
import type { ActiveTracker, Tracker } from './tracker.decider';

/** A tracker, if the user may see it: a public one, or one of their own. */
export const visibleTo = (userId: string, tracker: Tracker): ActiveTracker | Refusal => {
  if (tracker.status !== 'active') return NO_TRACKER;
  return tracker.public || tracker.ownerId === userId ? tracker : PRIVATE_TRACKER;
};
