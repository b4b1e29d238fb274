import { trackerPath } from '#features/trackers/published/tracker-path';

/** The URL to share, without the query of the current page. */
export const trackerLink = (trackerId: string): string => `${window.location.origin}${trackerPath(trackerId)}`;
