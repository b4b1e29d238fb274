import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { closeAuthDialog, useAuthRequest } from '../../features/accounts/auth-dialog';
import { closeTrackerDialog, useTrackerDialogRequest } from '../../features/trackers/tracker-dialog.store';
import { lazyDialog } from '../../shared/parts/lazy-dialog';
import { lazyPart } from '../../shared/parts/lazy-part';
import { ofThisTab } from '../../shared/storage/browser-storage';
import { usePreloaded } from '../../shared/parts/use-preloaded';

const AuthDialogs = lazyDialog(() => import('../../features/accounts/components/auth-dialogs'), closeAuthDialog);
const TrackerDialog = lazyDialog(() => import('../../features/trackers/components/tracker-dialog'), closeTrackerDialog);
// It is only advice: without it nothing is missing.
const SmallScreenNotice = lazyPart(
  () => import('./small-screen-notice'),
  () => null,
);

const shownNext = [TrackerDialog, AuthDialogs];

const noticeKey = 'smallScreenNoticeClosed';

/** The dialogs that any page may ask for. Their code comes while the browser is idle. */
export const Overlays = () => {
  usePreloaded(shownNext);
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [noticeClosed, setNoticeClosed] = useState(() => ofThisTab.get(noticeKey) !== null);
  const closeNotice = () => {
    ofThisTab.set(noticeKey, 'yes');
    setNoticeClosed(true);
  };
  return (
    <>
      {tracker !== null && <TrackerDialog request={tracker} />}
      {auth !== null && <AuthDialogs dialog={auth.dialog} />}
      {small && !noticeClosed && <SmallScreenNotice onClose={closeNotice} />}
    </>
  );
};
