import { Box } from '@mui/material';
import { useEffect } from 'react';
import { loadSessionChanges } from '#shared/session/load-session-changes';
import { clearRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { pageTexts } from '#shared/texts/pages';
import { TextButton } from '#shared/ui/text-button';
import { useUser } from '../api/get-user';
import { authStepTexts } from '../texts/auth-steps';

/** Notice for a signed-in user whom a guard led to the sign-in page. */
export const SignedInAs = () => {
  const texts = authStepTexts();
  const email = useUser()?.email ?? '…';
  useEffect(
    () => () => {
      if (window.location.pathname !== '/sign-in') clearRedirectedToSignIn();
    },
    [],
  );
  const leave = () => {
    clearRedirectedToSignIn();
    void loadSessionChanges().then(({ signOut }) => signOut());
  };
  return (
    <Box role="status" sx={{ mb: 5, p: 4, bgcolor: 'wash', borderRadius: 1 }}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        {texts.forStaff(email)}
      </Box>
      <Box sx={{ display: 'flex', gap: 5, mt: 3 }}>
        <TextButton to="/list-trackers">{pageTexts().trackers}</TextButton>
        <TextButton onClick={leave}>{texts.signOut}</TextButton>
      </Box>
    </Box>
  );
};
