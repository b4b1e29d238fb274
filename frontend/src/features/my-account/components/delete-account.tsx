import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { messageIfFailed } from '#shared/api/problem';
import { requiredSecret } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { fieldTexts } from '#shared/texts/fields';
import { Field } from '#shared/ui/fields/field';
import { PasswordField } from '#shared/ui/fields/password-field';
import { toast } from '#shared/ui/toasts/toast';
import type { User } from '#features/accounts/api/get-user';
import { useDeleteAccount } from '../api/own-data';
import { accountDialogTexts } from '../texts/dialogs';
import { accountTexts } from '../texts/page';

const withPassword = { proof: requiredSecret(() => accountDialogTexts().passwordMissing) };
const withEmail = { proof: requiredSecret(() => accountDialogTexts().emailMissing) };

interface DeleteAccountProps {
  user: User;
  onClose: () => void;
}

/** Says what will be lost, and asks for the password, or for the email address of users without one. */
export const DeleteAccount = ({ user, onClose }: DeleteAccountProps) => {
  const texts = accountDialogTexts();
  const erase = useDeleteAccount();
  const navigate = useNavigate();
  const form = useZodForm(user.has_password ? withPassword : withEmail, { proof: '' });
  const confirm = async ({ proof }: { readonly proof: string }) => {
    await erase.mutateAsync(user.has_password ? { password: proof } : { confirm: proof });
    void navigate('/explore');
    toast(texts.accountDeleted);
  };
  const error = messageIfFailed(erase, texts.accountNotDeleted);
  return (
    <FormDialog
      title={accountTexts().deleteAccount}
      form={form}
      onSubmit={confirm}
      action={accountTexts().deleteAccount}
      color="error"
      busy={erase.isPending || erase.isSuccess}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
        <li>{texts.whatIsDeleted(user.tracker_count)}</li>
        <li>{texts.neverReadAgain}</li>
        <li>{texts.signedOutEverywhere(user.email)}</li>
      </Box>
      <p>{texts.exportFirst}</p>
      {user.has_password ? (
        <PasswordField
          label={fieldTexts().password}
          autoComplete="current-password"
          autoFocus
          {...form.field('proof', error)}
        />
      ) : (
        <Field label={texts.emailToConfirm} type="email" autoComplete="off" autoFocus {...form.field('proof', error)} />
      )}
    </FormDialog>
  );
};
