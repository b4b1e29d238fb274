import { messageIfFailed, Problem, errorMessage } from '#shared/api/problem';
import { requiredSecret, newPasswordRule, passwordHint } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { personTexts } from '#shared/texts/person';
import { PasswordField } from '#shared/ui/fields/password-field';
import { type PasswordChange, useChangePassword } from '../../api/change-password';
import { accountDialogTexts } from '../../texts/dialogs';
import { accountTexts } from '../../texts/page';

const rules = { password: requiredSecret(() => accountDialogTexts().passwordMissing), new_password: newPasswordRule };

/** The field that the server refused; null if it did not name one. */
const fieldWithError = (error: unknown): keyof typeof rules | null => {
  const path = error instanceof Problem ? error.path : undefined;
  return path === 'password' || path === 'new_password' ? path : null;
};

interface ChangePasswordProps {
  email: string;
  onClose: () => void;
}

/** Asks for the present password and a new one. */
export const ChangePassword = ({ email, onClose }: ChangePasswordProps) => {
  const texts = accountDialogTexts();
  const change = useChangePassword();
  const form = useZodForm(rules, { password: '', new_password: '' });
  const field = fieldWithError(change.error);
  const submit = (values: PasswordChange) =>
    change.mutateAsync(values, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = fieldWithError(error);
        // The error disappears when the field is corrected, like a validation error.
        if (refused !== null)
          form.setError(refused, { message: errorMessage(error, texts.passwordNotChanged) }, { shouldFocus: true });
      },
    });
  return (
    <FormDialog
      title={accountTexts().changePassword}
      form={form}
      onSubmit={submit}
      action={accountTexts().changePassword}
      busy={change.isPending}
      error={field === null ? messageIfFailed(change, texts.passwordNotChanged) : undefined}
      onClose={onClose}
    >
      <p>{texts.staysSignedIn}</p>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <PasswordField
        label={personTexts().newPassword}
        autoComplete="new-password"
        hint={passwordHint()}
        {...form.field('new_password')}
      />
    </FormDialog>
  );
};
