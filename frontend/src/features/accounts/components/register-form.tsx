import { Box } from '@mui/material';
import { useState } from 'react';
import { messageIfFailed } from '#shared/api/problem';
import { emailRule } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { fieldTexts } from '#shared/texts/fields';
import { formTexts } from '#shared/texts/forms';
import { Field } from '#shared/ui/fields/field';
import { useSendVerifyEmail, type MemberType } from '../api/send-verify-email';
import { useHasLocalSignIn, useValidation } from '../published/sign-in-settings';
import { useReferralCode } from '../referral-code';
import { registrationTexts } from '../texts/registration';
import { CheckYourEmail } from './check-your-email';
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

export const RegisterForm = ({ grant, memberType, onDone, onSent, onSignedIn }: RegisterFormProps) => {
  const texts = registrationTexts();
  const form = useZodForm({ email: emailRule }, { email: '' }, useValidation());
  const send = useSendVerifyEmail();
  const isLocal = useHasLocalSignIn();
  const referralCode = useReferralCode();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) return <CheckYourEmail email={sentTo} onDone={onDone} />;

  const submit = (values: { readonly email: string }) =>
    send.mutateAsync(
      { ...values, referral_code: referralCode, grant, member_type: memberType },
      {
        onSuccess: () => {
          setSentTo(values.email);
          onSent?.();
        },
      },
    );
  const providers = (
    <ProviderSignIn referralCode={referralCode} grant={grant} memberType={memberType} onSignedIn={onSignedIn} />
  );
  if (!isLocal) return providers;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Form
        form={form}
        onSubmit={submit}
        action={texts.register}
        busy={send.isPending}
        error={messageIfFailed(send, formTexts().unexpected)}
      >
        <Field label={fieldTexts().email} type="email" autoComplete="email" autoFocus {...form.field('email')} />
      </Form>
      {providers}
    </Box>
  );
};
