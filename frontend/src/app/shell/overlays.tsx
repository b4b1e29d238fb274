import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { closeAuthDialog, useAuthRequest } from '#features/accounts/published/auth-dialog';
import {
  closeTrackerDialog,
  useTrackerDialogRequest,
} from '#features/tracker-creation/published/tracker-dialog-request';

const AuthDialogs = lazyDialog(
  () => import('#features/accounts/published/auth-dialogs'),
  'AuthDialogs',
  closeAuthDialog,
);
const TrackerDialog = lazyDialog(
  () => import('#features/tracker-form/published/tracker-dialog'),
  'TrackerDialog',
  closeTrackerDialog,
);
const CloneDialog = lazyDialog(
  () => import('#features/tracker-creation/published/clone-dialog'),
  'CloneDialog',
  closeTrackerDialog,
);

const preloaded = [TrackerDialog, AuthDialogs];

/** Called by a page that has loaded, which preloading would otherwise delay. */
export const usePreloadedOverlays = (): void => usePreloadWhenIdle(preloaded);

/** Dialogs that any page may open. */
export const Overlays = () => {
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  return (
    <>
      {tracker?.intention === 'clone' && <CloneDialog request={tracker} />}
      {tracker !== null && tracker.intention !== 'clone' && <TrackerDialog request={tracker} />}
      {auth !== null && <AuthDialogs dialog={auth.dialog} explanation={auth.explanation} />}
    </>
  );
};
