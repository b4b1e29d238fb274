import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { closeAuthDialog } from '../features/accounts/published/auth-dialog';
import { closeTrackerDialog } from '../features/trackers/published/tracker-dialog.store';
import { useImpersonating, useSignedIn } from '../shared/session/session';
import { pendingTracker } from '../shared/api/pending-tracker';
import { lazyPart } from '../shared/parts/lazy-part';
import { StepUpQuestion } from '../shared/second-factor/step-up-question';
import { widths } from '../shared/theme/tokens';
import { NavigationLine } from './loading-page';
import { RouteAnnouncer } from './route-announcer';
import { useResetOnSessionChange } from './use-reset-on-session-change';
import { useRouteTitle } from './use-route-title';

// Space for the banner is reserved, so nothing moves when it has loaded.
const ImpersonationBanner = lazyPart(
  () => import('../features/accounts/published/impersonation-banner'),
  () => <p>Impersonating. Reload to exit.</p>,
);

// If the code cannot be loaded, the next page creates the tracker.
const PendingTracker = lazyPart(
  () => import('./pending-tracker'),
  () => null,
);

/** Common to all pages, with or without the shell. */
export const Root = () => {
  useRouteTitle();
  useResetOnSessionChange();
  useCloseDialogsOnBack();
  const impersonating = useImpersonating();
  const hasPending = useSignedIn() && pendingTracker() !== null;
  return (
    <Box sx={{ '--aidy-banner': `${impersonating ? widths.banner : 0}px`, pt: 'var(--aidy-banner)' }}>
      {impersonating && <ImpersonationBanner />}
      {hasPending && <PendingTracker />}
      <NavigationLine />
      <Outlet />
      <StepUpQuestion />
      <RouteAnnouncer />
      <ScrollRestoration />
    </Box>
  );
};

/** Closes a dialog when the user goes back or forward; a link clicked in the dialog decides for itself. */
const useCloseDialogsOnBack = () => {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== 'POP') return;
    closeAuthDialog();
    closeTrackerDialog();
  }, [key, type]);
};
