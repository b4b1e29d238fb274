import { Box } from '@mui/material';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { isRefused, wordsOf } from '../../../shared/api/problem';
import { newPassword, passwordHint } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { PasswordField } from '../../../shared/ui/password-field';
import { useResetPassword } from '../api/reset-password';
import { Entrance } from '../../../shared/ui/entrance';
import { WithMailedLink } from '../components/mailed-link';

const SuccessDialog = lazyDialog(
  () => import('../components/success-dialog'),
  ({ onOk }) => onOk(),
);
const shownNext = [SuccessDialog];

const confirmedPassword = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => confirmation === password, {
    path: ['confirmation'],
    error: 'Passwords do not match.',
  }),
);

export const ResetPasswordPage = () => {
  usePreloaded(shownNext);
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const { register, handleSubmit, formState } = useZodForm(confirmedPassword, { password: '', confirmation: '' });
  const reset = useResetPassword();
  return (
    <Entrance title="Set a new password">
      <WithMailedLink link={{ purpose: 'reset', uid, token }} lifetime="an hour" another="/forgot">
        <Box
          component="form"
          noValidate
          onSubmit={handleSubmit(({ password }) => reset.mutate({ uid, token, password }))}
          sx={{ display: 'grid', gap: 4 }}
        >
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={passwordHint}
            problem={formState.errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            problem={formState.errors.confirmation?.message}
            {...register('confirmation')}
          />
          <SubmitButton
            pending={reset.isPending}
            problem={
              reset.isError ? wordsOf(reset.error, 'An error occurred while resetting your password.') : undefined
            }
          >
            Set New Password
          </SubmitButton>
          {isRefused(reset.error) && <Link to="/forgot">Ask for a new link</Link>}
        </Box>
      </WithMailedLink>
      {reset.isSuccess && (
        <SuccessDialog title="Password successfully reset!" onOk={() => navigate('/sign-in')}>
          Sign in with your new password.
        </SuccessDialog>
      )}
    </Entrance>
  );
};
