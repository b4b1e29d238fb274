import { Box, Link } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { emailRule } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { fieldTexts } from '#shared/texts/fields';
import { formTexts } from '#shared/texts/forms';
import { pageTexts } from '#shared/texts/pages';
import { Field } from '#shared/ui/fields/field';
import { TextButton } from '#shared/ui/text-button';
import { useSendResetEmail } from '../api/send-reset-email';
import { AuthPageLayout } from '../published/auth-page-layout';
import { useHasLocalSignIn, useProviderNames } from '../published/sign-in-settings';
import { authStepTexts } from '../texts/auth-steps';
import { mailedLinkTexts } from '../texts/mailed-links';
import { registrationTexts } from '../texts/registration';

const SuccessDialog = lazyDialog(() => import('#shared/ui/dialogs/success-dialog'), 'SuccessDialog');
const preloaded = [SuccessDialog];

export const ForgotPage = () => {
  usePreloadWhenIdle(preloaded);
  const texts = mailedLinkTexts();
  const navigate = useNavigate();
  const form = useZodForm({ email: emailRule }, { email: '' });
  const send = useSendResetEmail();
  const isLocal = useHasLocalSignIn();
  const providers = useProviderNames();
  const outbox = useOptionalQuery(configQuery)?.outbox ?? false;
  if (!isLocal) {
    return (
      <AuthPageLayout title={pageTexts().forgot}>
        <p>{texts.passwordsOff(providers)}</p>
        <TextButton to="/sign-in">{authStepTexts().backToSignIn}</TextButton>
      </AuthPageLayout>
    );
  }
  return (
    <AuthPageLayout title={pageTexts().forgot}>
      <Form
        form={form}
        onSubmit={(values) => send.mutateAsync(values.email)}
        action={texts.reset}
        busy={send.isPending}
        error={messageIfFailed(send, formTexts().unexpected)}
        alternative={
          <>
            <div>
              <TextButton to="/sign-in">{authStepTexts().backToSignIn}</TextButton>
            </div>
            <Box sx={{ typography: 'body2', color: 'quiet' }}>
              <p>{texts.noEmail}</p>
              <Box component="code" sx={commandSx}>
                npm run aidy -- users reset-password {texts.yourEmail}
              </Box>
            </Box>
          </>
        }
      >
        <p>{texts.enterEmail}</p>
        <Field label={fieldTexts().email} type="email" autoComplete="email" autoFocus {...form.field('email')} />
      </Form>
      {send.isSuccess && (
        <SuccessDialog title={texts.sentTitle} onClose={() => navigate('/sign-in')}>
          <p>{texts.sent}</p>
          {outbox && (
            <Box component="p" sx={{ mt: 3 }}>
              {texts.mailsSavedHere} <Link href="/outbox">{registrationTexts().openOutbox}</Link>
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
