import { Box } from '@mui/material';
import { messageIfFailed, hasCode } from '#shared/api/problem';
import { requiredSecret } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { commonTexts } from '#shared/texts/common';
import { fieldTexts } from '#shared/texts/fields';
import { pageTexts } from '#shared/texts/pages';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { PasswordField } from '#shared/ui/fields/password-field';
import { TextButton } from '#shared/ui/text-button';
import { type ProviderCredentials, useSignInWithProvider } from '../api/sign-in-with-provider';
import { closeAuthDialog } from '../published/auth-dialog';
import { useHasLocalSignIn } from '../published/sign-in-settings';
import { authTexts } from '../texts/auth';
import { authStepTexts } from '../texts/auth-steps';
import { SignInCodeForm } from './sign-in-code-form';

const proof = { password: requiredSecret(() => authTexts().passwordMissing) };

interface LinkIdentityProps {
  credentials: ProviderCredentials;
  name: string;
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Asks once for the password of an account with the same email address, so that nobody else's account is opened. */
export const LinkIdentity = ({ credentials, name, email, onSignedIn, onClose }: LinkIdentityProps) => {
  const texts = authStepTexts();
  const form = useZodForm(proof, { password: '' });
  const isLocal = useHasLocalSignIn();
  const link = useSignInWithProvider();
  const submit = ({ password }: { readonly password: string }) =>
    link.mutateAsync({ credentials: { ...credentials, username: email, password }, email }, { onSuccess: onSignedIn });
  return (
    <Dialog title={texts.linkTitle} open onClose={onClose} maxWidth="xs" hasUnsavedText={form.formState.isDirty}>
      {hasCode(link.error, 'SECOND_FACTOR_REQUIRED') && link.variables !== undefined ? (
        <SignInCodeForm credentials={link.variables.credentials} onSignedIn={onSignedIn} onBack={link.reset} />
      ) : (
        <Form
          form={form}
          onSubmit={submit}
          action={texts.linkAction}
          busy={link.isPending}
          error={messageIfFailed(link, texts.providerFailed(name))}
          alternative={
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <TextButton onClick={onClose}>{commonTexts().cancel}</TextButton>
              {isLocal && (
                <TextButton to="/forgot" onClick={closeAuthDialog}>
                  {pageTexts().forgot}
                </TextButton>
              )}
            </Box>
          }
        >
          <p>{texts.linkReason(email, name)}</p>
          {/* For password managers. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={fieldTexts().password}
            autoComplete="current-password"
            autoFocus
            {...form.field('password')}
          />
        </Form>
      )}
    </Dialog>
  );
};
