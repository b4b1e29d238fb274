import type { ReadStore } from '#platform/read-store/read-store';
import { follows } from '#projections/trackers/follows/follows.projection';
import { type TrackerDocument, trackers } from '#projections/trackers/trackers/trackers.projection';

interface Followed {
  readonly tracker: TrackerDocument;
  /** ISO 8601 UTC. */
  readonly since: string;
}

/**
 * The trackers that a user follows: those still public, and the number of the others, which are private or deleted and whose ids
 * followers no longer see.
 */
export const followedBy = async (
  reads: ReadStore,
  userId: string,
): Promise<{ readonly followed: readonly Followed[]; readonly gone: number }> => {
  const follow = await reads.find(follows, { user_id: userId });
  const found = await reads.find(trackers, { _id: { $in: follow.map(({ tracker_id }) => tracker_id) } });
  const trackerOf = new Map(found.map((tracker) => [tracker._id, tracker]));
  const followed: Followed[] = [];
  let gone = 0;
  for (const { tracker_id, since } of follow) {
    const tracker = trackerOf.get(tracker_id);
    // The owner already has the tracker in a folder.
    if (tracker?.owner_id === userId) continue;
    if (tracker === undefined || !tracker.public || tracker.deleted_at !== null) gone++;
    else followed.push({ tracker, since });
  }
  return { followed, gone };
};
