import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { configQuery } from '../../../shared/api/get-config';
import { wordsOf } from '../../../shared/api/problem';
import { email } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { Field } from '../../../shared/ui/field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { TextButton } from '../../../shared/ui/text-button';
import { useSendResetEmail } from '../api/send-reset-email';
import { Entrance } from '../../../shared/ui/entrance';
import { useLocalSignIn, useProviderNames } from '../sign-in-settings';

const SuccessDialog = lazyDialog(
  () => import('../components/success-dialog'),
  ({ onOk }) => onOk(),
);
const shownNext = [SuccessDialog];

const request = z.object({ email });

export const ForgotPage = () => {
  usePreloaded(shownNext);
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useZodForm(request, { email: '' });
  const send = useSendResetEmail();
  const isLocal = useLocalSignIn();
  const providers = useProviderNames();
  const outbox = useQuery(configQuery).data?.outbox ?? false;
  if (!isLocal) {
    return (
      <Entrance title="Forgot password">
        <p>Please sign in with {providers}: passwords are turned off here.</p>
        <TextButton to="/sign-in">Back to sign in</TextButton>
      </Entrance>
    );
  }
  return (
    <Entrance title="Forgot password">
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit((typed) => send.mutate(typed.email))}
        sx={{ display: 'grid', gap: 4 }}
      >
        <p>Please enter the email you used to make your account</p>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          autoFocus
          problem={formState.errors.email?.message}
          {...register('email')}
        />
        <SubmitButton
          pending={send.isPending}
          problem={send.isError ? wordsOf(send.error, 'An unexpected error occurred.') : undefined}
        >
          Reset Password
        </SubmitButton>
        <div>
          <TextButton to="/sign-in">Back to sign in</TextButton>
        </div>
        <Box sx={{ typography: 'body2', color: 'quiet' }}>
          <p>No email? The administrator of this server can create a link for you:</p>
          <Box component="code" sx={commandSx}>
            npm run aidy -- users reset-password &lt;your email&gt;
          </Box>
        </Box>
      </Box>
      {send.isSuccess && (
        <SuccessDialog title="Success!" onOk={() => navigate('/sign-in')}>
          <p>If user with this email exists, a password reset email has been sent.</p>
          {outbox && (
            <Box component="p" sx={{ mt: 3 }}>
              This installation has no mail server, so its messages are saved on this computer instead of being sent.{' '}
              <Link href="/outbox">Open this computer’s outbox</Link>
            </Box>
          )}
        </SuccessDialog>
      )}
    </Entrance>
  );
};

const commandSx = {
  display: 'block',
  mt: 2,
  px: 3,
  py: 2,
  bgcolor: 'wash',
  borderRadius: 1,
  color: 'ink',
};
