import { timeOfId } from '#kernel/ids';

/** When the recorded trackers were created, by their own ids. No installation has others of that time. */
const STARTER_DAY = Date.UTC(2025, 0, 20);

/** Whether it is a starter tracker, by its id alone: events of its runs and claims have nothing else. */
export const isStarterTracker = (trackerId: string): boolean => timeOfId(trackerId) === STARTER_DAY;
