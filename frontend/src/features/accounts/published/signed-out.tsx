import { Button } from '@mui/material';
import { Notice } from '../../../shared/ui/empty-state';
import { openAuthDialog } from './auth-dialog';
import { entranceStepTexts } from '../texts/auth-steps';

/** Replaces a user's own page once they are signed out. */
const SignedOut = () => (
  <Notice
    title={entranceStepTexts().signedOut}
    live
    actions={
      <Button variant="contained" onClick={() => openAuthDialog('sign-in')}>
        {entranceStepTexts().signIn}
      </Button>
    }
  >
    <p>{entranceStepTexts().trackersKeepRunning}</p>
  </Notice>
);

export default SignedOut;
