import { Box } from '@mui/material';
import { useEffect } from 'react';
import { forgetTurnedAway } from '../../../shared/session/turned-away';
import { sessionChanges } from '../../../shared/session/session-changes';
import { TextButton } from '../../../shared/ui/text-button';
import { useUser } from '../published/api/get-user';

/** Notice for a signed-in user whom a guard led to the sign-in page. */
const SignedInAs = () => {
  const email = useUser()?.email ?? '…';
  useEffect(
    () => () => {
      if (window.location.pathname !== '/sign-in') forgetTurnedAway();
    },
    [],
  );
  const leave = () => {
    forgetTurnedAway();
    void sessionChanges().then(({ signOut }) => signOut());
  };
  return (
    <Box role="status" sx={{ mb: 5, p: 4, bgcolor: 'wash', borderRadius: 1 }}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        That page is for staff, and you are signed in as {email}. Sign in as somebody else to open it.
      </Box>
      <Box sx={{ display: 'flex', gap: 5, mt: 3 }}>
        <TextButton to="/list-trackers">My Trackers</TextButton>
        <TextButton onClick={leave}>Sign Out</TextButton>
      </Box>
    </Box>
  );
};

export default SignedInAs;
