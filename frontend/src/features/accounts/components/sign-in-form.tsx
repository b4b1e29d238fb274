import { Box, Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../../shared/api/problem';
import { Field } from '../../../shared/ui/field';
import { FieldError } from '../../../shared/ui/field-error';
import { PasswordField } from '../../../shared/ui/password-field';
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
      <FieldError text={signIn.isError ? wordsOf(signIn.error, 'An error occurred during login.') : undefined} />
      <Button type="submit" variant="contained" disabled={signIn.isPending}>
        Sign In
      </Button>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, '& > *': textLinkSx }}>
        <Box component="button" type="button" onClick={onSignUp} sx={{ border: 0, background: 'none', p: 0, cursor: 'pointer', font: 'inherit' }}>
          Sign Up
        </Box>
        <Link to="/forgot" onClick={onLeave}>
          Forgot Password
        </Link>
      </Box>
    </Box>
  );
};

const textLinkSx = {
  color: 'accent',
  fontSize: 15,
  fontWeight: 500,
  minHeight: 28,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
