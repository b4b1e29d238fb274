import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { wordsOf } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { Field } from '../../../shared/ui/field';
import { keepTheField } from '../../../shared/ui/keep-the-field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useSendResetEmail } from '../api/send-reset-email';
import { Entrance } from '../components/entrance';
import { emailMessage, isEmail } from '../email-rule';

const SuccessDialog = lazy(() => import('../components/success-dialog'));

export const ForgotPage = () => {
  usePageTitle('Forgot password');
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const send = useSendResetEmail();
  return (
    <Entrance title="Forgot password">
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit(({ email }) => send.mutate(email.trim()))}
        sx={{ display: 'grid', gap: 4 }}
      >
        <p>Please enter the email you used to make your account</p>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          autoFocus
          problem={formState.errors.email?.message}
          {...register('email', { validate: (email) => isEmail(email) || emailMessage })}
        />
        <SubmitButton
          pending={send.isPending}
          problem={send.isError ? wordsOf(send.error, 'An unexpected error occurred.') : undefined}
        >
          Reset Password
        </SubmitButton>
        <Link to="/sign-in" onMouseDown={keepTheField}>
          Back to sign in
        </Link>
      </Box>
      {send.isSuccess && (
        <Suspense>
          <SuccessDialog title="Success!" onOk={() => navigate('/sign-in')}>
            If user with this email exists, a password reset email has been sent.
          </SuccessDialog>
        </Suspense>
      )}
    </Entrance>
  );
};
