import { Box, Link } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { configQuery } from '../../../shared/api/get-config';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { failureOf } from '../../../shared/api/problem';
import { emailRule } from '../../../shared/forms/field-rules';
import { Form, useZodForm } from '../../../shared/forms/form';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { Field } from '../../../shared/ui/field';
import { TextButton } from '../../../shared/ui/text-button';
import { useSendResetEmail } from '../published/api/send-reset-email';
import { AuthPageLayout } from '../../../shared/ui/auth-page-layout';
import { useLocalSignIn, useProviderNames } from '../published/sign-in-settings';

const SuccessDialog = lazyDialog(() => import('../../../shared/ui/success-dialog'));
const preloadedParts = [SuccessDialog];

export const ForgotPage = () => {
  usePreloaded(preloadedParts);
  const navigate = useNavigate();
  const form = useZodForm({ email: emailRule }, { email: '' });
  const send = useSendResetEmail();
  const isLocal = useLocalSignIn();
  const providers = useProviderNames();
  const outbox = useOptionalQuery(configQuery)?.outbox ?? false;
  if (!isLocal) {
    return (
      <AuthPageLayout title="Forgot Password">
        <p>Please sign in with {providers}: passwords are turned off here.</p>
        <TextButton to="/sign-in">Back to sign in</TextButton>
      </AuthPageLayout>
    );
  }
  return (
    <AuthPageLayout title="Forgot Password">
      <Form
        form={form}
        onSubmit={(typed) => send.mutateAsync(typed.email)}
        action="Reset Password"
        busy={send.isPending}
        problem={failureOf(send, 'An unexpected error occurred.')}
        alternative={
          <>
            <div>
              <TextButton to="/sign-in">Back to sign in</TextButton>
            </div>
            <Box sx={{ typography: 'body2', color: 'quiet' }}>
              <p>No email? The administrator of this server can create a link for you:</p>
              <Box component="code" sx={commandSx}>
                npm run aidy -- users reset-password &lt;your email&gt;
              </Box>
            </Box>
          </>
        }
      >
        <p>Please enter the email you used to make your account</p>
        <Field label="Email" type="email" autoComplete="email" autoFocus {...form.field('email')} />
      </Form>
      {send.isSuccess && (
        <SuccessDialog title="Success!" onClose={() => navigate('/sign-in')}>
          <p>If user with this email exists, a password reset email has been sent.</p>
          {outbox && (
            <Box component="p" sx={{ mt: 3 }}>
              This installation has no mail server, so its messages are saved on this computer instead of being sent.{' '}
              <Link href="/outbox">Open this computer’s outbox</Link>
            </Box>
          )}
        </SuccessDialog>
      )}
    </AuthPageLayout>
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
