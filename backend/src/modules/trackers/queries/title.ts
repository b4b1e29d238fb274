import type { TrackerDocument } from '#projections/trackers/trackers/trackers.projection';

/** What a tracker is called where it is listed. */
export const titleOf = ({
  display_title,
  description,
}: Pick<TrackerDocument, 'display_title' | 'description'>): string => display_title ?? description;
