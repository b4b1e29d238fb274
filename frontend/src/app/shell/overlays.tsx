import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeAuthDialog, useAuthRequest } from '../../features/accounts/published/auth-dialog';
import { closeTrackerDialog, useTrackerDialogRequest } from '../../features/trackers/published/tracker-dialog.store';
import { lazyDialog } from '../../shared/parts/lazy-dialog';
import { lazyPart } from '../../shared/parts/lazy-part';
import { usePreloaded } from '../../shared/parts/use-preloaded';
import { useSignedIn } from '../../shared/session/session';
import { lasting } from '../../shared/storage/browser-storage';
import { isAdvisedOn, NOTICE_KEY } from './small-screen-advice';

const AuthDialogs = lazyDialog(() => import('../../features/accounts/published/auth-dialogs'), closeAuthDialog);
const TrackerDialog = lazyDialog(
  () => import('../../features/tracker-form/published/tracker-dialog'),
  closeTrackerDialog,
);
const CloneDialog = lazyDialog(() => import('../../features/trackers/published/clone-dialog'), closeTrackerDialog);
// Only advice, so it may fail to load.
const SmallScreenNotice = lazyPart(
  () => import('./small-screen-notice'),
  () => null,
);

const preloadedParts = [TrackerDialog, AuthDialogs];

/** Called by a page that has loaded, which preloading would otherwise delay. */
export const usePreloadedOverlays = (): void => usePreloaded(preloadedParts);

/** Dialogs that any page may open. */
export const Overlays = () => {
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [noticeClosed, setNoticeClosed] = useState(() => lasting.get(NOTICE_KEY) !== null);
  const isAdvised = isAdvisedOn(useLocation().pathname, useSignedIn()) && small && !noticeClosed;
  return (
    <>
      {tracker?.intention === 'clone' && <CloneDialog request={tracker} />}
      {tracker !== null && tracker.intention !== 'clone' && <TrackerDialog request={tracker} />}
      {auth !== null && <AuthDialogs dialog={auth.dialog} explanation={auth.explanation} />}
      {isAdvised && <SmallScreenNotice onClose={() => setNoticeClosed(true)} />}
    </>
  );
};
