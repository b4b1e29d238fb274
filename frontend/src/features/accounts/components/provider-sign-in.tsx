import { Box } from '@mui/material';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { FieldError } from '../../../shared/ui/field-error';
import { useGoogleClientId, useLocalSignIn, useOidcLabel } from '../sign-in-settings';
import type { GoogleSignInProps } from './google-button';

const GoogleButton = lazyPart(
  () => import('./google-button'),
  () => <FieldError text="An error occurred during Google login." />,
);
const OidcButton = lazyPart(
  () => import('./oidc-button'),
  () => <FieldError text="An error occurred during login." />,
);

/** The buttons of sign-in providers below a form, where they are set up. Nothing of Google is loaded elsewhere. */
export const ProviderSignIn = (props: GoogleSignInProps) => {
  const clientId = useGoogleClientId();
  const label = useOidcLabel();
  const isLocal = useLocalSignIn();
  if (clientId === null && label === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {isLocal && (
        <Box sx={dividerSx} role="separator" aria-label="or">
          or
        </Box>
      )}
      {clientId !== null && <GoogleButton clientId={clientId} {...props} />}
      {label !== null && <OidcButton label={label} {...props} />}
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
