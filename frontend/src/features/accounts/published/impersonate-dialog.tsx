import { Box } from '@mui/material';
import { MAX_REASON } from '#kernel/limits';
import { messageIfFailed } from '#shared/api/problem';
import { requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { Field } from '#shared/ui/fields/field';
import { useImpersonate } from '../api/impersonate';
import { settingTexts } from '../texts/settings';

const rules = {
  user_uid: requiredText(() => settingTexts().userIdMissing),
  reason: requiredText(() => settingTexts().reasonMissing, MAX_REASON),
};

/** Asks a super user whom to impersonate, and why. */
export const ImpersonateDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = settingTexts();
  const impersonate = useImpersonate();
  const form = useZodForm(rules, { user_uid: '', reason: '' });
  return (
    <FormDialog
      title={texts.impersonateTitle}
      form={form}
      onSubmit={(values) => impersonate.mutateAsync(values)}
      action={texts.impersonate}
      busy={impersonate.isPending || impersonate.isSuccess}
      error={messageIfFailed(impersonate, texts.tryAgain)}
      onClose={onClose}
    >
      <Box component="p" sx={{ color: 'quiet' }}>
        {texts.impersonateHint}
      </Box>
      <Field label={texts.userId} autoFocus {...form.field('user_uid')} />
      <Field label={texts.reason} {...form.field('reason')} />
    </FormDialog>
  );
};
