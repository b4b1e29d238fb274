import { Box } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { messageIfFailed, hasCode } from '#shared/api/problem';
import { newPasswordRule, passwordHint, requiredText } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { useClearCorrectedErrors } from '#shared/forms/use-clear-corrected-errors';
import { pageTexts } from '#shared/texts/pages';
import { personTexts } from '#shared/texts/person';
import { Field } from '#shared/ui/fields/field';
import { PasswordField } from '#shared/ui/fields/password-field';
import type { MemberType } from '#features/accounts/api/send-verify-email';
import { type InviteLink, useJoin } from '../api/join';
import { joinTexts } from '../texts/join';

export type JoinedRole = MemberType;

const person = z
  .object({
    first_name: requiredText(() => personTexts().firstNameMissing),
    last_name: requiredText(() => personTexts().lastNameMissing),
    password: newPasswordRule,
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation === password, {
      path: ['confirmation'],
      error: () => personTexts().passwordsDiffer,
    }),
  );

interface JoinFormProps {
  link: InviteLink;
  /** The invited email address; null until it is known. */
  email: string | null;
  onJoined: (role: JoinedRole) => void;
}

export const JoinForm = ({ link, email, onJoined }: JoinFormProps) => {
  const texts = joinTexts();
  const navigate = useNavigate();
  const empty = { first_name: '', last_name: '', password: '', confirmation: '' };
  const form = useZodForm(person, empty);
  useClearCorrectedErrors(form);
  const { field } = form;
  const join = useJoin();
  const submit = ({ confirmation: _same, ...values }: z.infer<typeof person>) =>
    join.mutateAsync(
      { org: link.org, invite_token: link.invite, ...values },
      {
        onSuccess: ({ role }) => onJoined(role),
        onError: (error) => {
          // It was used in another window.
          if (hasCode(error, 'INVITE_USED')) navigate('/sign-in', { replace: true });
        },
      },
    );
  return (
    <Form
      form={form}
      onSubmit={submit}
      action={texts.join}
      busy={join.isPending}
      error={messageIfFailed(join, texts.failed)}
      alternative={hasCode(join.error, 'ADDRESS_HAS_ACCOUNT') && <Link to="/sign-in">{pageTexts().signIn}</Link>}
    >
      {email !== null && (
        <Box component="p" sx={{ color: 'quiet', overflowWrap: 'anywhere' }}>
          {texts.signInAs(email)}
        </Box>
      )}
      <Field label={personTexts().firstName} autoComplete="given-name" autoFocus {...field('first_name')} />
      <Field label={personTexts().lastName} autoComplete="family-name" {...field('last_name')} />
      <PasswordField
        label={personTexts().newPassword}
        autoComplete="new-password"
        hint={passwordHint()}
        {...field('password')}
      />
      <PasswordField label={personTexts().confirmPassword} autoComplete="new-password" {...field('confirmation')} />
    </Form>
  );
};
