import { Box } from '@mui/material';
import * as z from 'zod/mini';
import { hasCode, wordsOf } from '../../../shared/api/problem';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { Dialog } from '../../../shared/ui/dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { TextButton } from '../../../shared/ui/text-button';
import { type ProviderCredentials, useSignInWithProvider } from '../api/sign-in-with-provider';
import { closeAuthDialog } from '../auth-dialog';
import SignInCode from './sign-in-code';
import { useLocalSignIn } from '../sign-in-settings';

const proof = z.object({ password: z.string().check(z.minLength(1, 'Password is required')) });

interface LinkIdentityProps {
  credentials: ProviderCredentials;
  /** Of the provider. */
  name: string;
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Asks for the password of an account with the same address, once, so that nobody else's account is opened. */
export const LinkIdentity = ({ credentials, name, email, onSignedIn, onClose }: LinkIdentityProps) => {
  const { register, handleSubmit, formState } = useZodForm(proof, { password: '' });
  const isLocal = useLocalSignIn();
  const link = useSignInWithProvider();
  const submit = handleSubmit(({ password }) =>
    link.mutate({ credentials: { ...credentials, username: email, password }, email }, { onSuccess: onSignedIn }),
  );
  return (
    <Dialog title="Link your account" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      {hasCode(link.error, 'SECOND_FACTOR_REQUIRED') && link.variables !== undefined ? (
        <SignInCode credentials={link.variables.credentials} onSignedIn={onSignedIn} onBack={link.reset} />
      ) : (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
          <p>
            {email} already has an account here. Enter its password once; from then on, {name} signs you in to it.
          </p>
          {/* For password managers. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus
            problem={formState.errors.password?.message}
            {...register('password')}
          />
          <SubmitButton
            pending={link.isPending}
            problem={link.isError ? wordsOf(link.error, `An error occurred during ${name} login.`) : undefined}
          >
            Link and sign in
          </SubmitButton>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <TextButton onClick={onClose}>Cancel</TextButton>
            {isLocal && (
              <TextButton to="/forgot" onClick={closeAuthDialog}>
                Forgot Password
              </TextButton>
            )}
          </Box>
        </Box>
      )}
    </Dialog>
  );
};
