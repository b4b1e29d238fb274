import { usePendingTracker } from './use-pending-tracker';

/** Creates the tracker that was drafted while signed out. */
const PendingTracker = (): null => {
  usePendingTracker();
  return null;
};

export default PendingTracker;
