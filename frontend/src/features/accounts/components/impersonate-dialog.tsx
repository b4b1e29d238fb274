import { Box, Button } from '@mui/material';
import * as z from 'zod/mini';
import { wordsOf } from '../../../shared/api/problem';
import { required } from '../../../shared/forms/field-rules';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { FieldError } from '../../../shared/ui/field-error';
import { keepFieldFocus } from '../../../shared/ui/keep-field-focus';
import { useImpersonate } from '../api/impersonate';

const form = z.object({
  user_uid: required('Please enter a user id'),
  reason: required('Please enter a reason').check(z.maxLength(500, 'At most 500 characters')),
});

/** Asks a super user whom to impersonate, and why. */
const ImpersonateDialog = ({ onClose }: { onClose: () => void }) => {
  const impersonate = useImpersonate();
  const { register, handleSubmit, formState } = useZodForm(form, { user_uid: '', reason: '' });
  const begin = useSingleFlight(async (typed: z.infer<typeof form>) => {
    await impersonate.mutateAsync(typed).catch(() => undefined);
  });
  return (
    <Dialog title="Impersonate User" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(begin)} sx={{ display: 'grid', gap: 5 }}>
        <Box component="p" sx={{ color: 'quiet' }}>
          For at most 60 minutes. The user sees in their account that you did, and why.
        </Box>
        <Field label="User id" autoFocus problem={formState.errors.user_uid?.message} {...register('user_uid')} />
        <Field label="Reason" problem={formState.errors.reason?.message} {...register('reason')} />
        <FieldError text={impersonate.isError ? wordsOf(impersonate.error, 'Please try again.') : undefined} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={impersonate.isPending || impersonate.isSuccess}>
            Impersonate
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

export default ImpersonateDialog;
