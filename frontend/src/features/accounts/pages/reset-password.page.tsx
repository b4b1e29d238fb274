import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { messageIfFailed, isInvalid } from '#shared/api/problem';
import { newPasswordRule, passwordHint } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { useClearCorrectedErrors } from '#shared/forms/use-clear-corrected-errors';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { personTexts } from '#shared/texts/person';
import { PasswordField } from '#shared/ui/fields/password-field';
import { useResetPassword } from '../api/reset-password';
import { WithMailedLink } from '../components/mailed-link';
import { AuthPageLayout } from '../published/auth-page-layout';
import { mailedLinkTexts } from '../texts/mailed-links';

const SuccessDialog = lazyDialog(() => import('#shared/ui/dialogs/success-dialog'), 'SuccessDialog');
const preloaded = [SuccessDialog];

const confirmedPassword = z.object({ password: newPasswordRule, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => confirmation === password, {
    path: ['confirmation'],
    error: () => personTexts().passwordsDiffer,
  }),
);

export const ResetPasswordPage = () => {
  usePreloadWhenIdle(preloaded);
  const texts = mailedLinkTexts();
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const form = useZodForm(confirmedPassword, { password: '', confirmation: '' });
  useClearCorrectedErrors(form);
  const reset = useResetPassword();
  return (
    <AuthPageLayout title={texts.newPasswordTitle}>
      <WithMailedLink link={{ purpose: 'reset', uid, token }} lifetime={texts.anHour} another="/forgot">
        <Form
          form={form}
          onSubmit={({ password }) => reset.mutateAsync({ uid, token, password })}
          action={texts.setPassword}
          busy={reset.isPending}
          error={messageIfFailed(reset, texts.passwordNotSet)}
          alternative={isInvalid(reset.error) && <Link to="/forgot">{texts.askForLink}</Link>}
        >
          <PasswordField
            label={personTexts().newPassword}
            autoComplete="new-password"
            hint={passwordHint()}
            {...form.field('password')}
          />
          <PasswordField
            label={personTexts().confirmPassword}
            autoComplete="new-password"
            {...form.field('confirmation')}
          />
        </Form>
      </WithMailedLink>
      {reset.isSuccess && (
        <SuccessDialog title={texts.passwordReset} onClose={() => navigate('/sign-in')}>
          {texts.signInWithNew}
        </SuccessDialog>
      )}
    </AuthPageLayout>
  );
};
