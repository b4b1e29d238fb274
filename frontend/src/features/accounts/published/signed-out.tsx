import { Button } from '@mui/material';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { authStepTexts } from '../texts/auth-steps';
import { openAuthDialog } from './auth-dialog';

/** Replaces a user's own page once they are signed out. */
export const SignedOut = () => (
  <EmptyState
    title={authStepTexts().signedOut}
    live
    actions={
      <Button variant="contained" onClick={() => openAuthDialog('sign-in')}>
        {pageTexts().signIn}
      </Button>
    }
  >
    <p>{authStepTexts().trackersKeepRunning}</p>
  </EmptyState>
);
