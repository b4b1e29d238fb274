import { type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useAuthRequest } from '../../features/accounts/auth-dialog';
import { useTrackerDialogRequest } from '../../features/trackers/tracker-dialog.store';

const AuthDialogs = lazy(() => import('../../features/accounts/components/auth-dialogs'));
const TrackerDialog = lazy(() => import('../../features/trackers/components/tracker-dialog'));
const SmallScreenNotice = lazy(() => import('./small-screen-notice'));

const noticeKey = 'smallScreenNoticeClosed';

/** The dialogs that any page may ask for. Their code comes when the first one opens. */
export const Overlays = () => {
  const auth = useAuthRequest();
  const tracker = useTrackerDialogRequest();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [noticeClosed, setNoticeClosed] = useState(() => sessionStorage.getItem(noticeKey) !== null);
  const closeNotice = () => {
    sessionStorage.setItem(noticeKey, 'yes');
    setNoticeClosed(true);
  };
  return (
    <Suspense>
      {tracker !== null && <TrackerDialog request={tracker} />}
      {auth !== null && <AuthDialogs dialog={auth.dialog} afterwards={auth.afterwards} />}
      {small && !noticeClosed && <SmallScreenNotice onClose={closeNotice} />}
    </Suspense>
  );
};
