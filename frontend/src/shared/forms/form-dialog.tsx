import { Box, Button, type ButtonProps } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { BusyButton } from '../ui/busy-button';
import { Dialog } from '../ui/dialog';
import { FieldError } from '../ui/field-error';
import { keepFieldFocus } from '../ui/keep-field-focus';
import { type Submitting, useSubmit } from './form';

interface FormDialogProps<Fields extends FieldValues, Parsed> extends Submitting<Fields, Parsed> {
  title: string;
  color?: ButtonProps['color'];
  onClose: () => void;
}

/** An open dialog that is a form, with a button that sends it, and Cancel. */
export const FormDialog = <Fields extends FieldValues, Parsed>({
  title,
  action,
  color = 'primary',
  busy,
  problem,
  children,
  onClose,
  form,
  onSubmit,
}: FormDialogProps<Fields, Parsed>) => (
  <Dialog title={title} open onClose={onClose} maxWidth="xs" holdsTypedText={form.formState.isDirty}>
    <Box component="form" noValidate onSubmit={useSubmit(form, onSubmit)} sx={{ display: 'grid', gap: 5 }}>
      {children}
      <div>
        <FieldError text={problem} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: problem === undefined ? 0 : 4 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color={color} busy={busy}>
            {action}
          </BusyButton>
        </Box>
      </div>
    </Box>
  </Dialog>
);
