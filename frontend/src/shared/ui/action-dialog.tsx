import { Box, Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { BusyButton } from './busy-button';
import { Dialog } from './dialog';

interface ActionDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'actions' | 'onClose'> {
  /** Label of the primary button. */
  action: string;
  color?: ButtonProps['color'];
  busy: boolean;
  disabled?: boolean;
  /** Set to focus Cancel first, in dialogs that only ask. */
  asksFirst?: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** An open dialog with one action, and Cancel. Enter in one of its fields acts, too. */
export const ActionDialog = ({
  action,
  color = 'primary',
  busy,
  disabled = false,
  asksFirst = false,
  onAct,
  onClose,
  children,
  ...dialog
}: ActionDialogProps) => {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Else it would reach a form that has opened this dialog.
    event.stopPropagation();
    if (!busy && !disabled) onAct();
  };
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" autoFocus={asksFirst} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} variant="contained" color={color} busy={busy} disabled={disabled}>
            {action}
          </BusyButton>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit}>
        {children}
      </Box>
    </Dialog>
  );
};
