import { recordedOn, settingsOf, subjectOfTracker } from '#modules/subjects/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { type TrackerDocument, createdTracker, trackers } from '#projections/trackers/trackers/trackers.projection';

/** The tracker of a country or an agency that nobody has followed yet, so that the log has no event about it. */
const unfollowedTracker = (trackerId: string): TrackerDocument | undefined => {
  const subject = subjectOfTracker(trackerId);
  if (subject === undefined) return undefined;
  const created = { trackerId, ownerId: null, settings: settingsOf(subject), parentId: null };
  return { ...createdTracker(created, `${recordedOn(subject)}T00:00:00.000Z`), public: true, paused: true };
};

/**
 * A tracker by its id. That of a country or an agency exists before its first follower: until its events are published, it is
 * made from reference data.
 */
export const trackerOf = async (reads: ReadStore, trackerId: string): Promise<TrackerDocument | undefined> => {
  const tracker = await reads.get(trackers, trackerId);
  return tracker?.public === true ? tracker : (unfollowedTracker(trackerId) ?? tracker);
};
