import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { messageIfFailed } from '#shared/api/problem';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { useStartOidc } from '../api/oidc';
import { authStepTexts } from '../texts/auth-steps';
import { providerTexts } from '../texts/providers';
import type { ProviderSignInProps } from './provider-sign-in-props';

interface OidcButtonProps extends Omit<ProviderSignInProps, 'onSignedIn'> {
  label: string;
}

/** Pages that a sign-in does not return to, since they are useless to a signed-in user. */
const authPaths = ['/sign-in', '/register'];

/** Why the provider returned without a sign-in; `named` is the query parameter `oidc`. */
const failure = (named: string | null, label: string): string | undefined => {
  const texts = authStepTexts();
  switch (named) {
    case null:
      return undefined;
    case 'cancelled':
      return texts.cancelled;
    case 'unavailable':
      return texts.providerUnreachable(label);
    case 'expired':
      return texts.signInExpired;
    default:
      return texts.notConfirmed(label);
  }
};

/** Opens the OpenID Connect provider's page, and shows why it returned without a sign-in. */
export const OidcButton = ({ label, referralCode, grant, memberType }: OidcButtonProps) => {
  const { pathname, search } = useLocation();
  const start = useStartOidc();
  const ledBack = failure(new URLSearchParams(search).get('oidc'), label);
  const leave = () =>
    start.mutate({
      referral_code: referralCode,
      grant,
      member_type: memberType,
      return_to: authPaths.includes(pathname) ? '/list-trackers' : `${pathname}${search}`,
    });
  return (
    <div>
      <Box sx={{ mb: 3, '&:has(> :empty)': { mb: 0 } }}>
        <FieldError text={messageIfFailed(start, providerTexts().signInFailed) ?? ledBack} />
      </Box>
      <BusyButton variant="outlined" fullWidth busy={start.isPending || start.isSuccess} onClick={leave}>
        {authStepTexts().continueWith(label)}
      </BusyButton>
    </div>
  );
};
