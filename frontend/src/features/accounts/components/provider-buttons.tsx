import { Box } from '@mui/material';
import { useHasLocalSignIn } from '../published/sign-in-settings';
import { authStepTexts } from '../texts/auth-steps';
import { GoogleButton } from './google-button';
import { OidcButton } from './oidc-button';
import type { ProviderSignInProps } from './provider-sign-in-props';

interface ProviderButtonsProps extends ProviderSignInProps {
  /** Null if sign-in with Google is not set up. */
  clientId: string | null;
  /** Name of the OpenID Connect provider; null if none is set up. */
  label: string | null;
}

export const ProviderButtons = ({ clientId, label, ...props }: ProviderButtonsProps) => {
  const isLocal = useHasLocalSignIn();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {isLocal && (
        <Box sx={dividerSx} role="separator" aria-label={authStepTexts().or}>
          {authStepTexts().or}
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
  '&::before, &::after': { content: '""', flex: 1, borderTop: 'hairline' },
};
