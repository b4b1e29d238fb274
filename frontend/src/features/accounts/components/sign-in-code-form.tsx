import { Box } from '@mui/material';
import { messageIfFailed } from '#shared/api/problem';
import { Form, useZodForm } from '#shared/forms/form';
import { CodeField } from '#shared/second-factor/code-field';
import { codeRule } from '#shared/second-factor/code-rule';
import { pageTexts } from '#shared/texts/pages';
import { TextButton } from '#shared/ui/text-button';
import { useSignIn, type Credentials } from '../api/sign-in';
import { useOidcLabel } from '../published/sign-in-settings';
import { authStepTexts } from '../texts/auth-steps';
import { providerTexts } from '../texts/providers';

interface SignInCodeProps {
  /** The credentials that were accepted. */
  credentials: Credentials;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The second step of signing in, for accounts with a second factor. */
export const SignInCodeForm = ({ credentials, onSignedIn, onBack }: SignInCodeProps) => {
  const texts = authStepTexts();
  const form = useZodForm({ code: codeRule }, { code: '' });
  const signIn = useSignIn();
  const label = useOidcLabel();
  const name = 'provider' in credentials ? (label ?? texts.yourProvider) : 'Google';
  const onError = () => form.setFocus('code', { shouldSelect: true });
  return (
    <Form
      form={form}
      onSubmit={(values) =>
        signIn.mutateAsync({ ...credentials, otp: values.code }, { onSuccess: onSignedIn, onError })
      }
      action={pageTexts().signIn}
      busy={signIn.isPending}
      alternative={
        <Box sx={{ mt: 1 }}>
          <TextButton onClick={onBack}>{texts.back}</TextButton>
        </Box>
      }
    >
      <p>
        {'credential' in credentials ? texts.providerKnowsYou(name) : texts.passwordRight} {texts.enterCode}
      </p>
      <CodeField autoFocus {...form.field('code', messageIfFailed(signIn, providerTexts().signInFailed))} />
    </Form>
  );
};
