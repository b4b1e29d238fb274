import { whenSignedIn } from '../accounts/published/auth-dialog';
import { trackerTitle, type Tracker } from './published/api/tracker';
import { openCloneDialog } from './published/tracker-dialog';

/** Opens the dialog that clones a tracker, after signing in. */
export const askToClone = (tracker: Tracker): void =>
  whenSignedIn(() => openCloneDialog({ originalId: tracker.tracker_id, title: trackerTitle(tracker) }));
