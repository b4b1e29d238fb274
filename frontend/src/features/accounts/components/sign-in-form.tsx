import { Box } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { hasCode, wordsOf } from '../../../shared/api/problem';
import { required } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { Field } from '../../../shared/ui/field';
import { PasswordField } from '../../../shared/ui/password-field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { TextButton } from '../../../shared/ui/text-button';
import { useSignIn, type Credentials } from '../api/sign-in';
import { useReferralCode } from '../referral-code';
import { useLocalSignIn, useValidation } from '../sign-in-settings';
import { ProviderSignIn } from './provider-sign-in';
import { SignInCode } from './sign-in-code.lazy';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Opens registration: another page or another dialog. */
  onSignUp: () => void;
  onLeave?: () => void;
}

const credentials = z.object({
  username: required('Email is required'),
  // Not trimmed: a password may begin or end with a space.
  password: z.string().check(z.minLength(1, 'Password is required')),
});

export const SignInForm = ({ onSignedIn, onSignUp, onLeave }: SignInFormProps) => {
  const { register, handleSubmit, formState } = useZodForm(
    credentials,
    { username: '', password: '' },
    useValidation(),
  );
  const signIn = useSignIn();
  const isLocal = useLocalSignIn();
  const referralCode = useReferralCode();
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const submit = handleSubmit((typed) => {
    const credentials = { ...typed, referral_code: referralCode };
    signIn.mutate(credentials, {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (hasCode(error, 'SECOND_FACTOR_REQUIRED')) setAccepted(credentials);
      },
    });
  });
  const back = () => {
    setAccepted(null);
    signIn.reset();
  };
  if (accepted !== null) return <SignInCode credentials={accepted} onSignedIn={onSignedIn} onBack={back} />;
  const providers = <ProviderSignIn referralCode={referralCode} onSignedIn={onSignedIn} />;
  if (!isLocal) return providers;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          problem={formState.errors.username?.message}
          {...register('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          problem={formState.errors.password?.message}
          {...register('password')}
        />
        <SubmitButton
          pending={signIn.isPending}
          problem={signIn.isError ? wordsOf(signIn.error, 'An error occurred during login.') : undefined}
        >
          Sign In
        </SubmitButton>
      </Box>
      {providers}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <TextButton onClick={onSignUp}>Sign Up</TextButton>
        <TextButton to="/forgot" onClick={onLeave}>
          Forgot Password
        </TextButton>
      </Box>
    </Box>
  );
};
