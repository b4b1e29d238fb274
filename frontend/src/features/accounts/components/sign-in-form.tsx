import { Box } from '@mui/material';
import { useState } from 'react';
import { messageIfFailed, hasCode } from '#shared/api/problem';
import { requiredSecret, requiredText } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { fieldTexts } from '#shared/texts/fields';
import { pageTexts } from '#shared/texts/pages';
import { Field } from '#shared/ui/fields/field';
import { PasswordField } from '#shared/ui/fields/password-field';
import { TextButton } from '#shared/ui/text-button';
import { useSignIn, type Credentials } from '../api/sign-in';
import { useHasLocalSignIn, useValidation } from '../published/sign-in-settings';
import { useReferralCode } from '../referral-code';
import { authTexts } from '../texts/auth';
import { providerTexts } from '../texts/providers';
import { ProviderSignIn } from './provider-sign-in';
import { SignInCode } from './sign-in-code.lazy';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Opens registration: another page or another dialog. */
  onSignUp: () => void;
  onLeave?: () => void;
}

const credentialRules = {
  username: requiredText(() => authTexts().emailMissing),
  password: requiredSecret(() => authTexts().passwordMissing),
};

export const SignInForm = ({ onSignedIn, onSignUp, onLeave }: SignInFormProps) => {
  const texts = authTexts();
  const form = useZodForm(credentialRules, { username: '', password: '' }, useValidation());
  const signIn = useSignIn();
  const isLocal = useHasLocalSignIn();
  const referralCode = useReferralCode();
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const submit = (values: { readonly username: string; readonly password: string }) => {
    const credentials = { ...values, referral_code: referralCode };
    return signIn.mutateAsync(credentials, {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (hasCode(error, 'SECOND_FACTOR_REQUIRED')) setAccepted(credentials);
      },
    });
  };
  const back = () => {
    setAccepted(null);
    signIn.reset();
  };
  if (accepted !== null) return <SignInCode credentials={accepted} onSignedIn={onSignedIn} onBack={back} />;
  const providers = <ProviderSignIn referralCode={referralCode} onSignedIn={onSignedIn} />;
  if (!isLocal) return providers;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Form
        form={form}
        onSubmit={submit}
        action={pageTexts().signIn}
        busy={signIn.isPending}
        error={messageIfFailed(signIn, providerTexts().signInFailed)}
      >
        <Field label={fieldTexts().email} type="email" autoComplete="username" autoFocus {...form.field('username')} />
        <PasswordField label={fieldTexts().password} autoComplete="current-password" {...form.field('password')} />
      </Form>
      {providers}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <TextButton onClick={onSignUp}>{texts.signUp}</TextButton>
        <TextButton to="/forgot" onClick={onLeave}>
          {pageTexts().forgot}
        </TextButton>
      </Box>
    </Box>
  );
};
