import { Box } from '@mui/material';
import { failureOf } from '../../../shared/api/problem';
import { requiredText } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/form';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { Field } from '../../../shared/ui/field';
import { useImpersonate } from './api/impersonate';

const rules = {
  user_uid: requiredText('Please enter a user id'),
  reason: requiredText('Please enter a reason', 500),
};

/** Asks a super user whom to impersonate, and why. */
const ImpersonateDialog = ({ onClose }: { onClose: () => void }) => {
  const impersonate = useImpersonate();
  const form = useZodForm(rules, { user_uid: '', reason: '' });
  return (
    <FormDialog
      title="Impersonate User"
      form={form}
      onSubmit={(typed) => impersonate.mutateAsync(typed)}
      action="Impersonate"
      busy={impersonate.isPending || impersonate.isSuccess}
      problem={failureOf(impersonate, 'Please try again.')}
      onClose={onClose}
    >
      <Box component="p" sx={{ color: 'quiet' }}>
        For at most 60 minutes. The user sees in their account that you did, and why.
      </Box>
      <Field label="User id" autoFocus {...form.field('user_uid')} />
      <Field label="Reason" {...form.field('reason')} />
    </FormDialog>
  );
};

export default ImpersonateDialog;
