import { api } from '../api/client';
import { failureOf } from '../api/problem';
import { useApiMutation } from '../api/use-api-mutation';
import { useZodForm } from '../forms/form';
import { FormDialog } from '../forms/form-dialog';
import { CodeField } from './code-field';
import { codeRule } from './code-rule';

interface StepUpDialogProps {
  onDone: (isProven: boolean) => void;
}

/** Asks for a code of the second factor before something that does harm in the wrong hands. */
const StepUpDialog = ({ onDone }: StepUpDialogProps) => {
  const form = useZodForm({ code: codeRule }, { code: '' });
  const prove = useApiMutation((body: { code: string }) => api.POST('/api/common/second-factor/prove', { body }), {
    onSuccess: () => onDone(true),
  });
  const failure = failureOf(prove, 'The code could not be checked. Please try again.');
  return (
    <FormDialog
      title="Confirm that it is you"
      form={form}
      onSubmit={(typed) => prove.mutateAsync(typed, { onError: () => form.setFocus('code', { shouldSelect: true }) })}
      action="Confirm"
      busy={prove.isPending || prove.isSuccess}
      onClose={() => onDone(false)}
    >
      <p>This needs a code of your second factor. It then counts for ten minutes.</p>
      <CodeField autoFocus {...form.field('code', failure)} />
    </FormDialog>
  );
};

export default StepUpDialog;
