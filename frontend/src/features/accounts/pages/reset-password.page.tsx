import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isRefused, wordsOf } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { PasswordField } from '../../../shared/ui/password-field';
import { useResetPassword } from '../api/reset-password';
import { Entrance } from '../components/entrance';
import { newPasswordRule, passwordHint } from '../password-rule';

const SuccessDialog = lazy(() => import('../components/success-dialog'));

interface NewPassword {
  password: string;
  confirmation: string;
}

export const ResetPasswordPage = () => {
  usePageTitle('New password');
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const { register, handleSubmit, formState } = useForm<NewPassword>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const reset = useResetPassword();
  return (
    <Entrance title="Set a new password">
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
          {...register('password', { validate: newPasswordRule })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          problem={formState.errors.confirmation?.message}
          {...register('confirmation', {
            validate: (confirmation, { password }) => confirmation === password || 'Passwords do not match.',
          })}
        />
        <SubmitButton
          pending={reset.isPending}
          problem={reset.isError ? wordsOf(reset.error, 'An error occurred while resetting your password.') : undefined}
        >
          Set New Password
        </SubmitButton>
        {isRefused(reset.error) && <Link to="/forgot">Ask for a new link</Link>}
      </Box>
      {reset.isSuccess && (
        <Suspense>
          <SuccessDialog title="Password successfully reset!" onOk={() => navigate('/sign-in')}>
            Sign in with your new password.
          </SuccessDialog>
        </Suspense>
      )}
    </Entrance>
  );
};
