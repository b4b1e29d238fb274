import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import { wordsOf } from '../../../shared/api/problem';
import { Field } from '../../../shared/ui/field';
import { PasswordField } from '../../../shared/ui/password-field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { TextButton } from '../../../shared/ui/text-button';
import { useSignIn } from '../api/sign-in';

interface SignInFormProps {
  referralCode?: string;
  onSignedIn: () => void;
  /** Leads to registering: another page, or another dialog. */
  onSignUp: () => void;
  onLeave?: () => void;
}

interface Credentials {
  username: string;
  password: string;
}

export const SignInForm = ({ referralCode, onSignedIn, onSignUp, onLeave }: SignInFormProps) => {
  const { register, handleSubmit, formState } = useForm<Credentials>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const signIn = useSignIn();
  const submit = handleSubmit(({ username, password }) =>
    signIn.mutate({ username: username.trim(), password, referral_code: referralCode }, { onSuccess: onSignedIn }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        problem={formState.errors.username?.message}
        {...register('username', { required: 'Email is required' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        problem={formState.errors.password?.message}
        {...register('password', { required: 'Password is required' })}
      />
      <SubmitButton
        pending={signIn.isPending}
        problem={signIn.isError ? wordsOf(signIn.error, 'An error occurred during login.') : undefined}
      >
        Sign In
      </SubmitButton>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <TextButton onClick={onSignUp}>Sign Up</TextButton>
        <TextButton to="/forgot" onClick={onLeave}>
          Forgot Password
        </TextButton>
      </Box>
    </Box>
  );
};
