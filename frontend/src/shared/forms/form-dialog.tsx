import { Box, type ButtonProps } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../ui/dialog';
import { type Submitting, useSubmit } from './form';
import { FormActions } from './form-actions';

interface FormDialogProps<Fields extends FieldValues, Parsed> extends Submitting<Fields, Parsed> {
  title: string;
  color?: ButtonProps['color'];
  onClose: () => void;
}

/** An open dialog that is a form, with a button that sends it, and Cancel. */
export const FormDialog = <Fields extends FieldValues, Parsed>({
  title,
  action,
  color,
  busy,
  problem,
  children,
  onClose,
  form,
  onSubmit,
}: FormDialogProps<Fields, Parsed>) => (
  // Closing does not lose input that is being submitted.
  <Dialog title={title} open onClose={onClose} maxWidth="xs" holdsTypedText={form.formState.isDirty && !busy}>
    <Box component="form" noValidate onSubmit={useSubmit(form, onSubmit)} sx={{ display: 'grid', gap: 5 }}>
      {children}
      <FormActions action={action} color={color} busy={busy} problem={problem} onCancel={onClose} />
    </Box>
  </Dialog>
);
