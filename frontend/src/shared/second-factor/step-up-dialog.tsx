import { api } from '../api/client';
import { messageIfFailed } from '../api/problem';
import { useApiMutation } from '../api/use-api-mutation';
import { useZodForm } from '../forms/form';
import { FormDialog } from '../forms/form-dialog';
import { formTexts } from '../texts/forms';
import { CodeField } from './code-field';
import { codeRule } from './code-rule';

interface StepUpDialogProps {
  onDone: (isProven: boolean) => void;
}

/** Asks for a code of the second factor before an action that would do harm in the wrong hands. */
export const StepUpDialog = ({ onDone }: StepUpDialogProps) => {
  const texts = formTexts();
  const form = useZodForm({ code: codeRule }, { code: '' });
  const prove = useApiMutation((body: { code: string }) => api.POST('/api/common/second-factor/prove', { body }), {
    onSuccess: () => onDone(true),
  });
  const failure = messageIfFailed(prove, texts.codeNotChecked);
  return (
    <FormDialog
      title={texts.confirmTitle}
      form={form}
      onSubmit={(values) => prove.mutateAsync(values, { onError: () => form.setFocus('code', { shouldSelect: true }) })}
      action={texts.confirm}
      busy={prove.isPending || prove.isSuccess}
      onClose={() => onDone(false)}
    >
      <p>{texts.confirmReason}</p>
      <CodeField autoFocus {...form.field('code', failure)} />
    </FormDialog>
  );
};
