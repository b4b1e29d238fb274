import { type Refusal, refuse } from '#kernel/decider';
import type { ActiveTracker, Tracker } from './tracker.decider';

/** A tracker, if the user may see it: a public one, or one of their own. */
export const visibleTo = (userId: string, tracker: Tracker): ActiveTracker | Refusal => {
  if (tracker.status !== 'active') return refuse('NOT_FOUND', 'This tracker does not exist.');
  return tracker.public || tracker.ownerId === userId ? tracker : refuse('ACCESS_DENIED', 'This tracker is private.');
};
