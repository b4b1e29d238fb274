import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../../shared/api/problem';
import { requiredSecret } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/form';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { Field } from '../../../shared/ui/field';
import { PasswordField } from '../../../shared/ui/password-field';
import { toast } from '../../../shared/ui/toast';
import type { User } from '../../accounts/published/api/get-user';
import { useDeleteAccount } from '../api/own-data';

const withPassword = { proof: requiredSecret('Please enter your password') };
const withAddress = { proof: requiredSecret('Please enter your email to confirm') };

const formatTrackers = ({ tracker_count }: User): string =>
  tracker_count > 1 ? `Your ${tracker_count} trackers` : 'Your trackers';

interface DeleteAccountProps {
  user: User;
  onClose: () => void;
}

/** Says what will be lost, and asks for the password, or for the address if a provider signs the user in. */
const DeleteAccount = ({ user, onClose }: DeleteAccountProps) => {
  const erase = useDeleteAccount();
  const navigate = useNavigate();
  const form = useZodForm(user.has_password ? withPassword : withAddress, { proof: '' });
  const confirm = async ({ proof }: { readonly proof: string }) => {
    await erase.mutateAsync(user.has_password ? { password: proof } : { confirm: proof });
    void navigate('/explore');
    toast('Account deleted');
  };
  const error = failureMessage(erase, 'The account could not be deleted.');
  return (
    <FormDialog
      title="Delete account"
      form={form}
      onSubmit={confirm}
      action="Delete account"
      color="error"
      busy={erase.isPending || erase.isSuccess}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
        <li>
          {formatTrackers(user)}, folders, Source Sets and API tokens are deleted, also for people who follow them.
        </li>
        <li>Your name, email address and notes can never be read again.</li>
        <li>You are signed out everywhere. {user.email} can be used for a new account.</li>
      </Box>
      <p>This action cannot be undone. You may want to export the account first.</p>
      {user.has_password ? (
        <PasswordField label="Password" autoComplete="current-password" autoFocus {...form.field('proof', error)} />
      ) : (
        <Field
          label="Your email, to confirm"
          type="email"
          autoComplete="off"
          autoFocus
          {...form.field('proof', error)}
        />
      )}
    </FormDialog>
  );
};

export default DeleteAccount;
