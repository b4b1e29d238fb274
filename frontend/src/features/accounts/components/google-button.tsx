import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '#shared/api/problem';
import { useLatest } from '#shared/hooks/use-latest';
import { useLanguage } from '#shared/language/language';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { FieldError } from '#shared/ui/fields/field-error';
import { useSignInWithProvider } from '../api/sign-in-with-provider';
import { whenIdentityServicesReady } from '../google/identity-services';
import { parseCredentialEmail } from '../google/parse-credential-email';
import { authStepTexts } from '../texts/auth-steps';
import { LinkIdentity } from './link-identity';
import type { ProviderSignInProps } from './provider-sign-in-props';
import { SignInCodeForm } from './sign-in-code-form';

/** Limits of Google's button, in CSS pixels. */
const MIN_WIDTH_PX = 200;
const WIDEST = 400;

const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';

interface GoogleButtonProps extends ProviderSignInProps {
  clientId: string;
}

/** Google's own button, and the next step after its response. */
export const GoogleButton = ({ clientId, referralCode, grant, memberType, onSignedIn }: GoogleButtonProps) => {
  const container = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const [isMissing, setIsMissing] = useState(false);
  const [credential, setCredential] = useState<string | null>(null);
  const { mutate, reset, error } = useSignInWithProvider();
  const afterwards = useLatest(onSignedIn);

  useEffect(
    () =>
      whenIdentityServicesReady(
        (google) => {
          if (container.current === null) return;
          google.initialize({
            client_id: clientId,
            callback: (answer) => {
              setCredential(answer.credential);
              const { credential } = answer;
              const credentials = { credential, referral_code: referralCode, grant, member_type: memberType };
              const email = parseCredentialEmail(credential);
              mutate({ credentials, email }, { onSuccess: () => afterwards.current() });
            },
          });
          google.renderButton(container.current, {
            type: 'standard',
            theme: isDark() ? 'filled_black' : 'outline',
            size: 'large',
            text: 'continue_with',
            logo_alignment: 'center',
            locale: language,
            width: Math.min(WIDEST, Math.max(MIN_WIDTH_PX, container.current.clientWidth)),
          });
        },
        () => setIsMissing(true),
      ),
    [clientId, referralCode, grant, memberType, language, mutate, afterwards],
  );

  const request = { credential: credential ?? '', referral_code: referralCode, grant, member_type: memberType };
  const asksForCode = hasCode(error, 'SECOND_FACTOR_REQUIRED');
  const isTheirs = hasCode(error, 'CONFLICT');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <div>
        <FieldError
          text={
            isMissing || (error !== null && !isTheirs && !asksForCode)
              ? authStepTexts().providerFailed('Google')
              : undefined
          }
        />
        {/* Reserves the height of the button, which appears later. */}
        <Box ref={container} sx={{ minHeight: 44, display: 'flex', justifyContent: 'center' }} />
      </div>
      {asksForCode && (
        <Dialog title={authStepTexts().secondFactor} open onClose={reset} maxWidth="xs" closeOnBackdropClick={false}>
          <SignInCodeForm credentials={request} onSignedIn={onSignedIn} onBack={reset} />
        </Dialog>
      )}
      {isTheirs && credential !== null && (
        <LinkIdentity
          credentials={{ credential }}
          name="Google"
          email={parseCredentialEmail(credential)}
          onSignedIn={onSignedIn}
          onClose={reset}
        />
      )}
    </Box>
  );
};
