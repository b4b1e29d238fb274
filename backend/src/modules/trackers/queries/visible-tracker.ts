import { type Refusal, refuse } from '#kernel/decider';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import { trackerOf } from './tracker-of';
import type { TrackerDocument } from '#projections/trackers/trackers/trackers.projection';

/**
 * A tracker, if the caller may see it: public ones for everyone, private ones for their owner. Otherwise NOT_FOUND,
 * AUTH_REQUIRED if signed out, ACCESS_DENIED for other users.
 */
export const visibleTracker = async (
  reads: ReadStore,
  trackerId: string,
  caller: Caller | null,
): Promise<TrackerDocument | Refusal> => {
  const tracker = await trackerOf(reads, trackerId);
  if (tracker === undefined || tracker.deleted_at !== null) return refuse('NOT_FOUND', 'This tracker does not exist.');
  if (tracker.public || isOwn(tracker, caller)) return tracker;
  return caller === null
    ? refuse('AUTH_REQUIRED', 'Sign in to see this tracker.')
    : refuse('ACCESS_DENIED', 'This tracker is private.');
};

/** A tracker, if the caller may change it, which only its owner may. */
export const ownTracker = async (
  reads: ReadStore,
  trackerId: string,
  caller: Pick<Caller, 'userId'>,
): Promise<TrackerDocument | Refusal> => {
  const tracker = await trackerOf(reads, trackerId);
  if (tracker === undefined || tracker.deleted_at !== null) return refuse('NOT_FOUND', 'This tracker does not exist.');
  return isOwn(tracker, caller) ? tracker : refuse('ACCESS_DENIED', 'Only the owner can modify this Tracker');
};

export const isOwn = (tracker: TrackerDocument, caller: Pick<Caller, 'userId'> | null): boolean =>
  caller !== null && tracker.owner_id === caller.userId;
