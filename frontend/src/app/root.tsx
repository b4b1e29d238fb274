import { Box } from '@mui/material';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useOnBack } from '#shared/hooks/use-on-back';
import { useLanguage } from '#shared/language/language';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { StepUpQuestion } from '#shared/second-factor/step-up-question';
import { useIsImpersonating, useIsSignedIn } from '#shared/session/session';
import { widths } from '#shared/theme/tokens';
import { closeAuthDialog } from '#features/accounts/published/auth-dialog';
import { closeTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { storedPendingTracker } from '#features/tracker-draft/published/pending-tracker';
import { NavigationLine } from './loading-page';
import { RouteAnnouncer } from './routing/route-announcer';
import { useRouteTitle } from './routing/use-route-title';
import { shellTexts } from './texts/shell';
import { useResetOnSessionChange } from './use-reset-on-session-change';

// Space for the banner is reserved, so nothing moves when it has loaded.
const ImpersonationBanner = lazyComponent(
  () => import('#features/accounts/published/impersonation-banner'),
  'ImpersonationBanner',
  () => <p>{shellTexts().impersonating}</p>,
);

// If the code cannot be loaded, the next page creates the tracker.
const CreatePendingTracker = lazyComponent(
  () => import('#features/tracker-creation/published/create-pending-tracker'),
  'CreatePendingTracker',
  RenderNothing,
);

/** Common to all pages, with or without the shell. */
export const Root = () => {
  useLanguage();
  useRouteTitle();
  useResetOnSessionChange();
  useOnBack(closeDialogs);
  const impersonating = useIsImpersonating();
  const hasPending = useIsSignedIn() && storedPendingTracker() !== null;
  return (
    <Box sx={{ '--aidy-banner': `${impersonating ? widths.banner : 0}px`, pt: 'var(--aidy-banner)' }}>
      {impersonating && <ImpersonationBanner />}
      {hasPending && <CreatePendingTracker />}
      <NavigationLine />
      <Outlet />
      <StepUpQuestion />
      <RouteAnnouncer />
      <ScrollRestoration />
    </Box>
  );
};

/** A link clicked in a dialog decides for itself whether that closes. */
const closeDialogs = (): void => {
  closeAuthDialog();
  closeTrackerDialog();
};
