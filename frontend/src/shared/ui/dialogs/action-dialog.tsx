import { Box, Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { BusyButton } from '../busy-button';
import { FieldError } from '../fields/field-error';
import { Dialog } from './dialog';

interface ActionDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'actions' | 'onClose' | 'onSubmit'> {
  /** Label of the primary button. */
  action: string;
  /** Label of the button that closes the dialog. */
  cancel?: string;
  color?: ButtonProps['color'];
  busy: boolean;
  disabled?: boolean;
  /** Error of the last attempt, unless a field or a toast shows it. */
  error?: string;
  /** Set to focus Cancel first, in dialogs that only ask. */
  focusCancel?: boolean;
  /** A button for something else, at the other end of the row. */
  otherAction?: ReactNode;
  onAct: () => void;
  onClose: () => void;
}

/**
 * An open dialog with fields or a question, a primary button, and Cancel. Enter in a field triggers the primary button.
 */
export const ActionDialog = ({
  action,
  cancel = commonTexts().cancel,
  color = 'primary',
  busy,
  disabled = false,
  error,
  focusCancel = false,
  otherAction,
  onAct,
  onClose,
  children,
  ...dialog
}: ActionDialogProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Otherwise it would also submit a form that opened this dialog, since React's events bubble through portals.
    event.stopPropagation();
    if (!busy && !disabled) onAct();
  };
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          {/* Takes no space while it is empty. */}
          <Box sx={error === undefined ? { position: 'absolute' } : { flexBasis: '100%' }}>
            <FieldError text={error} />
          </Box>
          <Box sx={{ mr: 'auto' }}>{otherAction}</Box>
          <Button variant="outlined" autoFocus={focusCancel} onClick={onClose}>
            {cancel}
          </Button>
          <BusyButton type="submit" variant="contained" color={color} busy={busy} disabled={disabled}>
            {action}
          </BusyButton>
        </>
      }
    >
      <Box sx={contentSx}>{children}</Box>
    </Dialog>
  );
};

const contentSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 };
