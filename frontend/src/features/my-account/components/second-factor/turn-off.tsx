import { messageIfFailed } from '#shared/api/problem';
import { requiredSecret } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { CodeField } from '#shared/second-factor/code-field';
import { codeRule } from '#shared/second-factor/code-rule';
import { fieldTexts } from '#shared/texts/fields';
import { PasswordField } from '#shared/ui/fields/password-field';
import { useDisableSecondFactor } from '../../api/second-factor';
import { accountDialogTexts } from '../../texts/dialogs';
import { accountTexts } from '../../texts/page';

const rules = { password: requiredSecret(() => accountDialogTexts().passwordMissing), code: codeRule };

/** Asks for the password and a code. */
export const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const texts = accountDialogTexts();
  const disable = useDisableSecondFactor();
  const form = useZodForm(rules, { password: '', code: '' });
  return (
    <FormDialog
      title={texts.turnOffTitle}
      form={form}
      onSubmit={(values) => disable.mutateAsync(values, { onSuccess: onClose })}
      action={accountTexts().turnOff}
      busy={disable.isPending}
      error={messageIfFailed(disable, texts.notTurnedOff)}
      onClose={onClose}
    >
      <p>{texts.passwordAlone}</p>
      <PasswordField
        label={fieldTexts().password}
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <CodeField {...form.field('code')} />
    </FormDialog>
  );
};
