import { failureMessage, ProblemDetails, errorMessage } from '../../../../shared/api/problem';
import { requiredSecret, newPasswordRule, passwordHint } from '../../../../shared/forms/field-rules';
import { useZodForm } from '../../../../shared/forms/form';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { PasswordField } from '../../../../shared/ui/password-field';
import { type PasswordChange, useChangePassword } from '../../api/change-password';

const rules = { password: requiredSecret('Please enter your password'), new_password: newPasswordRule };

const FAILED = 'The password could not be changed.';

/** The field that the server refused; null if it did not name one. */
const fieldWithError = (error: unknown): keyof typeof rules | null => {
  const path = error instanceof ProblemDetails ? error.path : undefined;
  return path === 'password' || path === 'new_password' ? path : null;
};

interface ChangePasswordProps {
  email: string;
  onClose: () => void;
}

/** Asks for the present password and a new one. */
const ChangePassword = ({ email, onClose }: ChangePasswordProps) => {
  const change = useChangePassword();
  const form = useZodForm(rules, { password: '', new_password: '' });
  const field = fieldWithError(change.error);
  const submit = (typed: PasswordChange) =>
    change.mutateAsync(typed, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = fieldWithError(error);
        // The error disappears when the field is corrected, like a validation error.
        if (refused !== null) form.setError(refused, { message: errorMessage(error, FAILED) }, { shouldFocus: true });
      },
    });
  return (
    <FormDialog
      title="Change Password"
      form={form}
      onSubmit={submit}
      action="Change password"
      busy={change.isPending}
      error={field === null ? failureMessage(change, FAILED) : undefined}
      onClose={onClose}
    >
      <p>You stay signed in here, and are signed out everywhere else.</p>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField label="Current password" autoComplete="current-password" autoFocus {...form.field('password')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint()}
        {...form.field('new_password')}
      />
    </FormDialog>
  );
};

export default ChangePassword;
