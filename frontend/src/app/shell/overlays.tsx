import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { closeAuthDialog, useAuthRequest } from '../../features/accounts/published/auth-dialog';
import { closeTrackerDialog, useTrackerDialogRequest } from '../../features/trackers/published/tracker-dialog.store';
import { lazyDialog } from '../../shared/parts/lazy-dialog';
import { lazyPart } from '../../shared/parts/lazy-part';
import { tabStorage } from '../../shared/storage/browser-storage';
import { usePreloaded } from '../../shared/parts/use-preloaded';

const AuthDialogs = lazyDialog(() => import('../../features/accounts/components/auth-dialogs'), closeAuthDialog);
const TrackerDialog = lazyDialog(() => import('../../features/trackers/components/tracker-dialog'), closeTrackerDialog);
// Only advice, so it may fail to load.
const SmallScreenNotice = lazyPart(
  () => import('./small-screen-notice'),
  () => null,
);

const noticeKey = 'smallScreenNoticeClosed';

const shownNext = [TrackerDialog, AuthDialogs];

/** Called by a page that has loaded, which preloading would otherwise delay. */
export const usePreloadedOverlays = (): void => usePreloaded(shownNext);

/** Dialogs that any page may open. */
export const Overlays = () => {
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [noticeClosed, setNoticeClosed] = useState(() => tabStorage.get(noticeKey) !== null);
  const closeNotice = () => {
    tabStorage.set(noticeKey, 'yes');
    setNoticeClosed(true);
  };
  return (
    <>
      {tracker !== null && <TrackerDialog request={tracker} />}
      {auth !== null && <AuthDialogs dialog={auth.dialog} note={auth.note} />}
      {small && !noticeClosed && <SmallScreenNotice onClose={closeNotice} />}
    </>
  );
};
