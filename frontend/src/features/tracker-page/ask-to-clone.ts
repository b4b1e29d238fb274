import { whenSignedIn } from '../accounts/published/auth-dialog';
import { trackerTitle, type Tracker } from '../trackers/api/tracker';
import { openCloneDialog } from '../tracker-creation/published/tracker-dialog-request';

/** Opens the dialog that clones a tracker, after signing in. */
export const askToClone = (tracker: Tracker): void =>
  whenSignedIn(() => openCloneDialog({ originalId: tracker.tracker_id, title: trackerTitle(tracker) }));
