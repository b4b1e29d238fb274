import { recordedOn, settingsOf, subjectOf } from '#modules/subjects/published';
import { type TrackerDocument, createdTracker } from '#projections/trackers/trackers/trackers.projection';

/** The tracker of a country or an agency that nobody has followed yet, of which the log knows nothing. */
export const unfollowedTracker = (trackerId: string): TrackerDocument | undefined => {
  const subject = subjectOf(trackerId);
  if (subject === undefined) return undefined;
  const created = { trackerId, ownerId: null, settings: settingsOf(subject), parentId: null };
  return { ...createdTracker(created, `${recordedOn(subject)}T00:00:00.000Z`), public: true, paused: true };
};
