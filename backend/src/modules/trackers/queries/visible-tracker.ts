import { type Refusal, refuse } from '#kernel/decider';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import type { TrackerDocument } from '#projections/trackers/trackers/trackers.projection';
import { NOT_OWNER, NO_TRACKER, PRIVATE_TRACKER } from '../domain/tracker-refusals';
import { trackerOf } from './tracker-of';

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
  if (tracker === undefined || tracker.deleted_at !== null) return NO_TRACKER;
  if (tracker.public || isOwnedBy(tracker, caller)) return tracker;
  return caller === null ? refuse('AUTH_REQUIRED', 'Sign in to see this tracker.') : PRIVATE_TRACKER;
};

/** A tracker, if the caller may change it, which only its owner may. */
export const ownTracker = async (
  reads: ReadStore,
  trackerId: string,
  caller: Pick<Caller, 'userId'>,
): Promise<TrackerDocument | Refusal> => {
  const tracker = await trackerOf(reads, trackerId);
  if (tracker === undefined || tracker.deleted_at !== null) return NO_TRACKER;
  return isOwnedBy(tracker, caller) ? tracker : NOT_OWNER;
};

export const isOwnedBy = (tracker: TrackerDocument, caller: Pick<Caller, 'userId'> | null): boolean =>
  caller !== null && tracker.owner_id === caller.userId;
