import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import { openCloneDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';

/** Opens the dialog that clones a tracker, after signing in. */
export const askToClone = (tracker: Tracker): void =>
  whenSignedIn(() => openCloneDialog({ originalId: tracker.tracker_id, title: trackerTitle(tracker) }));
