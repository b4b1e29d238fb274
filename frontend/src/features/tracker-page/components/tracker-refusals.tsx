import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode, isGone } from '#shared/api/problem';
import { useIsSignedIn } from '#shared/session/session';
import { actionTexts } from '#shared/texts/actions';
import { commonTexts } from '#shared/texts/common';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { toastFailure } from '#shared/ui/toasts/toast';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { trackerPageTexts } from '../texts/page';

/** Asks signed-out users to sign in, and redirects those without access to Explore. */
export const useRefusals = (trackerId: string, error: Error | null, onSignedIn: () => void) => {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const requestedFor = useRef<string | null>(null);
  useEffect(() => {
    if (isSignedIn) requestedFor.current = null;
  }, [isSignedIn]);
  useEffect(() => {
    // Only once: any refetch, such as when the tab becomes visible, is refused again.
    if (hasCode(error, 'AUTH_REQUIRED') && requestedFor.current !== trackerId) {
      requestedFor.current = trackerId;
      openAuthDialog('sign-in', onSignedIn);
    }
    if (hasCode(error, 'ACCESS_DENIED')) {
      toastFailure(trackerPageTexts().isPrivate);
      void navigate('/explore', { replace: true });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Reacts to the refusal, not to the next render.
  }, [error]);
};

/** Shown instead of a tracker that cannot be loaded: why, and where to go. */
export const TrackerNotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const texts = trackerPageTexts();
  if (hasCode(error, 'AUTH_REQUIRED'))
    return (
      <>
        <Box component="h1" sx={{ typography: 'h1' }}>
          {texts.signInToSee}
        </Box>
        <EmptyState
          title={texts.isPrivateSentence}
          actions={
            <Button variant="contained" onClick={() => openAuthDialog('sign-in', onRetry)}>
              {pageTexts().signIn}
            </Button>
          }
        />
      </>
    );
  const gone = isGone(error);
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        {gone ? texts.trackerNotFound : texts.trackerNotLoaded}
      </Box>
      <EmptyState
        title={gone ? texts.mayBeDeleted : texts.nothingLost}
        live
        actions={
          <>
            {!gone && (
              <Button variant="contained" onClick={onRetry}>
                {commonTexts().tryAgain}
              </Button>
            )}
            <Button variant={gone ? 'contained' : 'outlined'} component={Link} to="/explore">
              {actionTexts().goToExplore}
            </Button>
          </>
        }
      >
        {!gone && <p>{commonTexts().serverNotReached}</p>}
      </EmptyState>
    </>
  );
};
