import type { TrackerDocument } from '#projections/trackers/trackers/trackers.projection';

/** The settings of a tracker that staff are shown, in its row and in its history. */
export const shownSettings = ({ tags, ...tracker }: TrackerDocument) => ({
  frequency: tracker.frequency,
  model: tracker.model,
  domains: tracker.domains,
  documents: tracker.documents,
  editor: tracker.editor,
  tags: Object.values(tags),
  public: tracker.public,
  paused: tracker.paused,
  suspended: tracker.suspended,
  email_updates: tracker.email_updates,
});
