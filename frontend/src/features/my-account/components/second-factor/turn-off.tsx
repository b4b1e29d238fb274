import { failureMessage } from '../../../../shared/api/problem';
import { requiredSecret } from '../../../../shared/forms/field-rules';
import { useZodForm } from '../../../../shared/forms/form';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { CodeField } from '../../../../shared/second-factor/code-field';
import { codeRule } from '../../../../shared/second-factor/code-rule';
import { PasswordField } from '../../../../shared/ui/password-field';
import { useDisableSecondFactor } from '../../api/second-factor';

const rules = { password: requiredSecret('Please enter your password'), code: codeRule };

/** Asks for the password and a code. */
const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const disable = useDisableSecondFactor();
  const form = useZodForm(rules, { password: '', code: '' });
  return (
    <FormDialog
      title="Turn Off the Second Factor"
      form={form}
      onSubmit={(typed) => disable.mutateAsync(typed, { onSuccess: onClose })}
      action="Turn off"
      busy={disable.isPending}
      error={failureMessage(disable, 'It could not be turned off.')}
      onClose={onClose}
    >
      <p>Your password alone will sign you in. Recovery codes that are left stop working.</p>
      <PasswordField label="Password" autoComplete="current-password" autoFocus {...form.field('password')} />
      <CodeField {...form.field('code')} />
    </FormDialog>
  );
};

export default TurnOff;
