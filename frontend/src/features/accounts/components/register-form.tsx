import { Box } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { wordsOf } from '../../../shared/api/problem';
import { Field } from '../../../shared/ui/field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useSendVerifyEmail, type MemberType } from '../api/send-verify-email';
import { emailMessage, isEmail } from '../email-rule';
import { CheckYourEmail } from './check-your-email';

interface RegisterFormProps {
  referralCode?: string;
  grant?: string;
  memberType?: MemberType;
  /** After 'Got it'. */
  onDone: () => void;
  onSent?: () => void;
}

export const RegisterForm = ({ referralCode, grant, memberType, onDone, onSent }: RegisterFormProps) => {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const send = useSendVerifyEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) return <CheckYourEmail email={sentTo} onDone={onDone} />;

  const submit = handleSubmit(({ email }) => {
    const address = email.trim();
    send.mutate(
      { email: address, referral_code: referralCode, grant, member_type: memberType },
      {
        onSuccess: () => {
          setSentTo(address);
          onSent?.();
        },
      },
    );
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
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
        Start Tracking
      </SubmitButton>
    </Box>
  );
};
