import { Button, type ButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';
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

/** An open dialog with one action, and Cancel. */
export const ActionDialog = ({
  action,
  color = 'primary',
  busy,
  disabled = false,
  asksFirst = false,
  onAct,
  onClose,
  ...dialog
}: ActionDialogProps) => (
  <Dialog
    {...dialog}
    open
    onClose={onClose}
    actions={
      <>
        <Button variant="outlined" autoFocus={asksFirst} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton variant="contained" color={color} busy={busy} disabled={disabled} onClick={onAct}>
          {action}
        </BusyButton>
      </>
    }
  />
);
