import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionDialog } from '../ui/dialogs/action-dialog';
import { type Submitting, useSubmit } from './form';

interface FormDialogProps<Fields extends FieldValues, Parsed>
  extends
    Submitting<Fields, Parsed>,
    Pick<ComponentProps<typeof ActionDialog>, 'title' | 'color' | 'maxWidth' | 'onClose'> {}

/** An open dialog whose fields are a form of `useZodForm`. */
export const FormDialog = <Fields extends FieldValues, Parsed>({
  form,
  onSubmit,
  ...dialog
}: FormDialogProps<Fields, Parsed>) => (
  <ActionDialog
    maxWidth="xs"
    {...dialog}
    // Closing does not lose input that is being submitted.
    hasUnsavedText={form.formState.isDirty && !dialog.busy}
    onAct={useSubmit(form, onSubmit)}
  />
);
