import { Box } from '@mui/material';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { userQuery } from '../features/accounts/published/api/get-user';
import { closeAuthDialog } from '../features/accounts/published/auth-dialog';
import { closeTrackerDialog } from '../features/trackers/published/tracker-dialog.store';
import { useImpersonating, useSignedIn } from '../shared/session/session';
import { pendingTracker } from '../shared/api/pending-tracker';
import { lazyPart } from '../shared/parts/lazy-part';
import { StepUpQuestion } from '../shared/second-factor/step-up-question';
import { widths } from '../shared/theme/tokens';
import { NavigationLine } from './loading-page';
import { RouteAnnouncer } from './route-announcer';
import { useRouteTitle } from './use-route-title';
import { useLanguage } from '../shared/language/language';
import { shellTexts } from './texts/shell';

// Space for the banner is reserved, so nothing moves when it has loaded.
const ImpersonationBanner = lazyPart(
  () => import('../features/accounts/published/impersonation-banner'),
  () => <p>{shellTexts().impersonating}</p>,
);

// If the code cannot be loaded, the next page creates the tracker.
const PendingTracker = lazyPart(
  () => import('./pending-tracker'),
  () => null,
);

/** Common to all pages, with or without the shell. */
export const Root = () => {
  useLanguage();
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

/**
 * Answers cached for another user are removed immediately on sign-in or sign-out. Errors stay, along with the focus on
 * them, until the answer for the current user has arrived.
 */
const useResetOnSessionChange = () => {
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    const personal = { predicate: ({ meta }: Query) => meta?.sameForEveryone !== true };
    if (signedIn) void queryClient.invalidateQueries(personal);
    else {
      queryClient.removeQueries({ queryKey: userQuery.queryKey });
      void queryClient.resetQueries(personal);
    }
  }, [signedIn, queryClient]);
};
