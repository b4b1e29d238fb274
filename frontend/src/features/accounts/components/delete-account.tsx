import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { wordsOf } from '../../../shared/api/problem';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { keepFieldFocus } from '../../../shared/ui/keep-field-focus';
import { PasswordField } from '../../../shared/ui/password-field';
import { toast } from '../../../shared/ui/toast';
import type { User } from '../api/get-user';
import { useDeleteAccount } from '../api/own-data';

const withPassword = z.object({ proof: z.string().check(z.minLength(1, 'Please enter your password')) });
const withAddress = z.object({ proof: z.string().check(z.minLength(1, 'Please enter your email to confirm')) });

const trackersOf = ({ tracker_count }: User): string =>
  tracker_count > 1 ? `Your ${tracker_count} trackers` : 'Your trackers';

interface DeleteAccountProps {
  user: User;
  onClose: () => void;
}

/** Says what is lost, and asks for the password; for the address where a provider signs the user in. */
const DeleteAccount = ({ user, onClose }: DeleteAccountProps) => {
  const erase = useDeleteAccount();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useZodForm(user.has_password ? withPassword : withAddress, {
    proof: '',
  });
  const confirm = useSingleFlight(async ({ proof }: { readonly proof: string }) => {
    await erase.mutateAsync(user.has_password ? { password: proof } : { confirm: proof }).then(
      () => {
        void navigate('/explore');
        toast('Account deleted');
      },
      () => undefined,
    );
  });
  const problem = erase.isError ? wordsOf(erase.error, 'The account could not be deleted.') : undefined;
  return (
    <Dialog title="Delete Account" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(confirm)} sx={{ display: 'grid', gap: 5 }}>
        <Box component="ul" sx={{ m: 0, pl: 5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
          <li>{trackersOf(user)}, folders, Source Sets and API tokens are deleted, also for people who follow them.</li>
          <li>Your name, email address and notes can never be read again.</li>
          <li>You are signed out everywhere. {user.email} can be used for a new account.</li>
        </Box>
        <p>This action cannot be undone. You may want to export the account first.</p>
        {user.has_password ? (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus
            problem={formState.errors.proof?.message ?? problem}
            {...register('proof')}
          />
        ) : (
          <Field
            label="Your email, to confirm"
            type="email"
            autoComplete="off"
            autoFocus
            problem={formState.errors.proof?.message ?? problem}
            {...register('proof')}
          />
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color="error" busy={erase.isPending || erase.isSuccess}>
            Delete account
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

export default DeleteAccount;
