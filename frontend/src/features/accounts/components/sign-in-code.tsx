import { Box } from '@mui/material';
import { failureOf } from '../../../shared/api/problem';
import { Form, useZodForm } from '../../../shared/forms/form';
import { CodeField } from '../../../shared/second-factor/code-field';
import { codeRule } from '../../../shared/second-factor/code-rule';
import { TextButton } from '../../../shared/ui/text-button';
import { useSignIn, type Credentials } from '../api/sign-in';
import { useOidcLabel } from '../published/sign-in-settings';

interface SignInCodeProps {
  /** The credentials that were accepted. */
  credentials: Credentials;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of signing in, for accounts with a second factor. */
const SignInCode = ({ credentials, onSignedIn, onBack }: SignInCodeProps) => {
  const form = useZodForm({ code: codeRule }, { code: '' });
  const signIn = useSignIn();
  const label = useOidcLabel();
  const name = 'provider' in credentials ? (label ?? 'Your provider') : 'Google';
  const onError = () => form.setFocus('code', { shouldSelect: true });
  return (
    <Form
      form={form}
      onSubmit={(typed) => signIn.mutateAsync({ ...credentials, otp: typed.code }, { onSuccess: onSignedIn, onError })}
      action="Sign In"
      busy={signIn.isPending}
      alternative={
        <Box sx={{ mt: 1 }}>
          <TextButton onClick={onBack}>Back</TextButton>
        </Box>
      }
    >
      <p>
        {'credential' in credentials ? `${name} knows you.` : 'Your password is right.'} Now enter the code of your
        second factor.
      </p>
      <CodeField autoFocus {...form.field('code', failureOf(signIn, 'An error occurred during login.'))} />
    </Form>
  );
};

export default SignInCode;
