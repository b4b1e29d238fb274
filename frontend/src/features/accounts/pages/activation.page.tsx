import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isRefused, wordsOf } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { Field } from '../../../shared/ui/field';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { PasswordField } from '../../../shared/ui/password-field';
import { useVerifyAccount } from '../api/verify-account';
import { Entrance } from '../components/entrance';
import { newPasswordRule, passwordHint } from '../password-rule';

interface Person {
  first_name: string;
  last_name: string;
  password: string;
}

/** `initialise` asks for the first run of the trackers that waited for this account. */
export const ActivationPage = ({ initialise }: { initialise: (trackerIds: readonly string[]) => void }) => {
  usePageTitle('Finish activation');
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const { register, handleSubmit, formState } = useForm<Person>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const activate = useVerifyAccount();
  const submit = handleSubmit((person) =>
    activate.mutate(
      { uid, token, ...person },
      {
        onSuccess: ({ to_init }) => {
          initialise(to_init);
          // The link works once: nobody goes back to it.
          navigate('/list-trackers', { replace: true });
        },
      },
    ),
  );
  const filled = (message: string) => ({ validate: (name: string) => name.trim() !== '' || message });
  return (
    <Entrance title="Finish activation to start tracking">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        <Field
          label="First name"
          autoComplete="given-name"
          autoFocus
          problem={formState.errors.first_name?.message}
          {...register('first_name', filled('First name is required'))}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          problem={formState.errors.last_name?.message}
          {...register('last_name', filled('Last name is required'))}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          problem={formState.errors.password?.message}
          {...register('password', { validate: newPasswordRule })}
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
    </Entrance>
  );
};
