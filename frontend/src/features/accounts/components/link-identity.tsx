import { Box } from '@mui/material';
import { failureOf, hasCode } from '../../../shared/api/problem';
import { requiredSecret } from '../../../shared/forms/field-rules';
import { Form, useZodForm } from '../../../shared/forms/form';
import { Dialog } from '../../../shared/ui/dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { TextButton } from '../../../shared/ui/text-button';
import { type ProviderCredentials, useSignInWithProvider } from '../api/sign-in-with-provider';
import { closeAuthDialog } from '../published/auth-dialog';
import SignInCode from './sign-in-code';
import { useLocalSignIn } from '../published/sign-in-settings';

const proof = { password: requiredSecret('Password is required') };

interface LinkIdentityProps {
  credentials: ProviderCredentials;
  /** Name of the provider. */
  name: string;
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Asks for the password of an account with the same address, once, so that nobody else's account is opened. */
export const LinkIdentity = ({ credentials, name, email, onSignedIn, onClose }: LinkIdentityProps) => {
  const form = useZodForm(proof, { password: '' });
  const isLocal = useLocalSignIn();
  const link = useSignInWithProvider();
  const submit = ({ password }: { readonly password: string }) =>
    link.mutateAsync({ credentials: { ...credentials, username: email, password }, email }, { onSuccess: onSignedIn });
  return (
    <Dialog title="Link your account" open onClose={onClose} maxWidth="xs" holdsTypedText={form.formState.isDirty}>
      {hasCode(link.error, 'SECOND_FACTOR_REQUIRED') && link.variables !== undefined ? (
        <SignInCode credentials={link.variables.credentials} onSignedIn={onSignedIn} onBack={link.reset} />
      ) : (
        <Form
          form={form}
          onSubmit={submit}
          action="Link and sign in"
          busy={link.isPending}
          problem={failureOf(link, `An error occurred during ${name} login.`)}
          alternative={
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <TextButton onClick={onClose}>Cancel</TextButton>
              {isLocal && (
                <TextButton to="/forgot" onClick={closeAuthDialog}>
                  Forgot Password
                </TextButton>
              )}
            </Box>
          }
        >
          <p>
            {email} already has an account here. Enter its password once; from then on, {name} signs you in to it.
          </p>
          {/* For password managers. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField label="Password" autoComplete="current-password" autoFocus {...form.field('password')} />
        </Form>
      )}
    </Dialog>
  );
};
