import { Button } from '@mui/material';
import { Notice } from '../../../shared/ui/notice';
import { openAuthDialog } from './auth-dialog';

/** Replaces a user's own page once they are signed out. */
const SignedOut = () => (
  <Notice
    title="You are signed out."
    live
    actions={
      <Button variant="contained" onClick={() => openAuthDialog('sign-in')}>
        Sign In
      </Button>
    }
  >
    <p>Your trackers keep running. Sign in to see them.</p>
  </Notice>
);

export default SignedOut;
