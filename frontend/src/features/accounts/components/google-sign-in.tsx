import { Box } from '@mui/material';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { FieldError } from '../../../shared/ui/field-error';
import { useGoogleClientId, useLocalSignIn } from '../sign-in-settings';
import type { GoogleSignInProps } from './google-button';

const GoogleButton = lazyPart(
  () => import('./google-button'),
  () => <FieldError text="An error occurred during Google login." />,
);

/** Google's button below a form, where sign-in with Google is set up. Nothing of Google is loaded elsewhere. */
export const GoogleSignIn = (props: GoogleSignInProps) => {
  const clientId = useGoogleClientId();
  const isLocal = useLocalSignIn();
  if (clientId === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {isLocal && (
        <Box sx={dividerSx} role="separator" aria-label="or">
          or
        </Box>
      )}
      <GoogleButton clientId={clientId} {...props} />
    </Box>
  );
};

const dividerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  color: 'quiet',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid', borderColor: 'rule' },
};
