import { Box } from '@mui/material';
import { wordsOf } from '../../../shared/api/problem';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { CodeField } from '../../../shared/second-factor/code-field';
import { codeForm } from '../../../shared/second-factor/code-form';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { TextButton } from '../../../shared/ui/text-button';
import { useSignIn, type Credentials } from '../api/sign-in';
import { useOidcLabel } from '../sign-in-settings';

interface SignInCodeProps {
  /** Which were right. */
  credentials: Credentials;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of signing in, for accounts with a second factor. */
const SignInCode = ({ credentials, onSignedIn, onBack }: SignInCodeProps) => {
  const { register, handleSubmit, formState, setFocus } = useZodForm(codeForm, { code: '' });
  const signIn = useSignIn();
  const label = useOidcLabel();
  const name = 'provider' in credentials ? (label ?? 'Your provider') : 'Google';
  const submit = handleSubmit(({ code }) =>
    signIn.mutate(
      { ...credentials, otp: code },
      { onSuccess: onSignedIn, onError: () => setFocus('code', { shouldSelect: true }) },
    ),
  );
  const failure = signIn.isError ? wordsOf(signIn.error, 'An error occurred during login.') : undefined;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <p>
        {'credential' in credentials ? `${name} knows you.` : 'Your password is right.'} Now enter the code of your
        second factor.
      </p>
      <CodeField autoFocus problem={formState.errors.code?.message ?? failure} {...register('code')} />
      <SubmitButton pending={signIn.isPending}>Sign In</SubmitButton>
      <Box sx={{ mt: 1 }}>
        <TextButton onClick={onBack}>Back</TextButton>
      </Box>
    </Box>
  );
};

export default SignInCode;
