import { Box } from '@mui/material';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { isRefused, wordsOf } from '../../../shared/api/problem';
import { newPassword, passwordHint, required } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { Field } from '../../../shared/ui/field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { PasswordField } from '../../../shared/ui/password-field';
import { useVerifyAccount } from '../api/verify-account';
import { Entrance } from '../../../shared/ui/entrance';
import { WithMailedLink } from '../components/mailed-link';

const person = z.object({
  first_name: required('First name is required'),
  last_name: required('Last name is required'),
  password: newPassword,
});

/** `initialise` starts the first run of the account's pending trackers. */
export const ActivationPage = ({ initialise }: { initialise: (trackerIds: readonly string[]) => void }) => {
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const { register, handleSubmit, formState } = useZodForm(person, { first_name: '', last_name: '', password: '' });
  const activate = useVerifyAccount();
  const submit = handleSubmit((typed) =>
    activate.mutate(
      { uid, token, ...typed },
      {
        onSuccess: ({ to_init }) => {
          initialise(to_init);
          // The link works once, so going back to it is useless.
          navigate('/list-trackers', { replace: true });
        },
      },
    ),
  );
  return (
    <Entrance title="Finish activation to start tracking">
      <WithMailedLink link={{ purpose: 'verify', uid, token }} lifetime="72 hours" another="/register">
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
          <Field
            label="First name"
            autoComplete="given-name"
            autoFocus
            problem={formState.errors.first_name?.message}
            {...register('first_name')}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            problem={formState.errors.last_name?.message}
            {...register('last_name')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={passwordHint}
            problem={formState.errors.password?.message}
            {...register('password')}
          />
          <SubmitButton
            pending={activate.isPending}
            problem={
              activate.isError ? wordsOf(activate.error, 'An error occurred while resetting your password.') : undefined
            }
          >
            Activate
          </SubmitButton>
          {isRefused(activate.error) && <Link to="/register">Ask for a new link</Link>}
        </Box>
      </WithMailedLink>
    </Entrance>
  );
};
