import { Box } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { wordsOf } from '../../../shared/api/problem';
import { email } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { Field } from '../../../shared/ui/field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useSendVerifyEmail, type MemberType } from '../api/send-verify-email';
import { CheckYourEmail } from './check-your-email';
import { useReferralCode } from '../referral-code';
import { useLocalSignIn, useValidation } from '../sign-in-settings';
import { ProviderSignIn } from './provider-sign-in';

interface RegisterFormProps {
  grant?: string;
  memberType?: MemberType;
  /** Called after 'Got it'. */
  onDone: () => void;
  onSent?: () => void;
  /** Called after registering with a provider, which needs no mail. */
  onSignedIn: () => void;
}

const registration = z.object({ email });

export const RegisterForm = ({ grant, memberType, onDone, onSent, onSignedIn }: RegisterFormProps) => {
  const { register, handleSubmit, formState } = useZodForm(registration, { email: '' }, useValidation());
  const send = useSendVerifyEmail();
  const isLocal = useLocalSignIn();
  const referralCode = useReferralCode();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) return <CheckYourEmail email={sentTo} onDone={onDone} />;

  const submit = handleSubmit((typed) =>
    send.mutate(
      { ...typed, referral_code: referralCode, grant, member_type: memberType },
      {
        onSuccess: () => {
          setSentTo(typed.email);
          onSent?.();
        },
      },
    ),
  );
  const providers = (
    <ProviderSignIn referralCode={referralCode} grant={grant} memberType={memberType} onSignedIn={onSignedIn} />
  );
  if (!isLocal) return providers;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
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
          Start Tracking
        </SubmitButton>
      </Box>
      {providers}
    </Box>
  );
};
