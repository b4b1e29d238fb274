import { timeOfId } from '#kernel/ids';

/**
 * Day on which the starter trackers were created, according to their ids. No installation has other trackers of that
 * day.
 */
const STARTER_DAY = Date.UTC(2025, 0, 20);

/** Whether a tracker is a starter tracker, by its id alone: events of its runs and claims contain nothing else. */
export const isStarterTracker = (trackerId: string): boolean => timeOfId(trackerId) === STARTER_DAY;
