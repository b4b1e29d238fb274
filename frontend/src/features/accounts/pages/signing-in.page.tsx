import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode, errorMessage } from '#shared/api/problem';
import { pageTexts } from '#shared/texts/pages';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { EmptyState } from '#shared/ui/states/empty-state';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import { oidcCredentialQuery } from '../api/oidc';
import { type ProviderCredentials, useSignInWithProvider } from '../api/sign-in-with-provider';
import { LinkIdentity } from '../components/link-identity';
import { SignInCodeForm } from '../components/sign-in-code-form';
import { AuthPageLayout } from '../published/auth-page-layout';
import { useOidcLabel } from '../published/sign-in-settings';
import { authStepTexts } from '../texts/auth-steps';
import { providerTexts } from '../texts/providers';
import { useEnterApp } from '../use-enter-app';

/** Return page of the OpenID Connect provider: signs in with the confirmed credential, and continues. */
export const SigningInPage = () => {
  const texts = authStepTexts();
  const navigate = useNavigate();
  const enterApp = useEnterApp();
  const label = useOidcLabel() ?? texts.yourProvider;
  const { data: confirmed, error: missing } = useQuery(oidcCredentialQuery);
  const { mutate, error: refused, variables } = useSignInWithProvider();
  const hasStarted = useRef(false);

  const leave = () => navigate('/sign-in', { replace: true });

  useEffect(() => {
    if (confirmed === undefined || hasStarted.current) return;
    hasStarted.current = true;
    const { credential, email, return_to, referral_code, grant, member_type } = confirmed;
    const credentials: ProviderCredentials = {
      provider: 'oidc',
      credential,
      referral_code: referral_code ?? undefined,
      grant: grant ?? undefined,
      member_type: member_type ?? undefined,
    };
    mutate({ credentials, email: email ?? '' }, { onSuccess: () => enterApp(return_to) });
  });

  const error = missing ?? refused;
  const needsCode = hasCode(refused, 'SECOND_FACTOR_REQUIRED') || hasCode(refused, 'CONFLICT');
  if (error === null || confirmed === undefined || variables === undefined || !needsCode) {
    return (
      <AuthPageLayout title={pageTexts().signIn}>
        {error === null ? (
          <SkeletonLines lines={[100, 60]} height={20} />
        ) : (
          <EmptyState
            title={texts.notSignedIn}
            live
            actions={<TextButton to="/sign-in">{texts.backToSignIn}</TextButton>}
          >
            <p>{errorMessage(error, providerTexts().signInFailed)}</p>
          </EmptyState>
        )}
      </AuthPageLayout>
    );
  }
  const codeProps = { onSignedIn: () => enterApp(confirmed.return_to), credentials: variables.credentials };
  return (
    <AuthPageLayout title={pageTexts().signIn}>
      {hasCode(refused, 'CONFLICT') ? (
        <LinkIdentity {...codeProps} name={label} email={variables.email} onClose={leave} />
      ) : (
        <Dialog title={texts.secondFactor} open onClose={leave} maxWidth="xs" closeOnBackdropClick={false}>
          <SignInCodeForm {...codeProps} onBack={leave} />
        </Dialog>
      )}
    </AuthPageLayout>
  );
};
