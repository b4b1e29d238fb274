import { Box } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { hasCode, wordsOf } from '../../../shared/api/problem';
import { newPassword, passwordHint, required } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { Field } from '../../../shared/ui/field';
import { PasswordField } from '../../../shared/ui/password-field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import type { MemberType } from '../../accounts/api/send-verify-email';
import { type InviteLink, useJoin } from '../api/join';

export type MemberRole = MemberType;

const person = z
  .object({
    first_name: required('First name is required'),
    last_name: required('Last name is required'),
    password: newPassword,
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation === password, {
      path: ['confirmation'],
      error: 'Passwords do not match.',
    }),
  );

interface JoinFormProps {
  link: InviteLink;
  /** The address that was invited; null while that is unknown. */
  email: string | null;
  onJoined: (role: MemberRole) => void;
}

export const JoinForm = ({ link, email, onJoined }: JoinFormProps) => {
  const navigate = useNavigate();
  const empty = { first_name: '', last_name: '', password: '', confirmation: '' };
  const { register, handleSubmit, formState } = useZodForm(person, empty);
  const join = useJoin();
  const submit = handleSubmit(({ confirmation: _same, ...typed }) =>
    join.mutate(
      { org: link.org, invite_token: link.invite, ...typed },
      {
        onSuccess: ({ role }) => onJoined(role),
        onError: (error) => {
          // Used in another window meanwhile.
          if (hasCode(error, 'INVITE_USED')) navigate('/sign-in', { replace: true });
        },
      },
    ),
  );
  const problems = formState.errors;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {email !== null && (
        <Box component="p" sx={{ color: 'quiet', overflowWrap: 'anywhere' }}>
          You will sign in as {email}.
        </Box>
      )}
      <Field
        label="First name"
        autoComplete="given-name"
        autoFocus
        problem={problems.first_name?.message}
        {...register('first_name')}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        problem={problems.last_name?.message}
        {...register('last_name')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
        problem={problems.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        problem={problems.confirmation?.message}
        {...register('confirmation')}
      />
      <SubmitButton
        pending={join.isPending}
        problem={join.isError ? wordsOf(join.error, 'An unexpected error occurred. Please try again.') : undefined}
      >
        Join
      </SubmitButton>
      {hasCode(join.error, 'ADDRESS_HAS_ACCOUNT') && <Link to="/sign-in">Sign In</Link>}
    </Box>
  );
};
