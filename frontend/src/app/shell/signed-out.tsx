import { Button } from '@mui/material';
import { openAuthDialog } from '../../features/accounts/published/auth-dialog';
import { Notice } from '../../shared/ui/notice';

/** In place of a page of one's own. */
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
