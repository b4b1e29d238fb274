import { Box, Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

interface CommandButtonProps<Answer> extends Omit<ReasonDialogProps<Answer>, 'action' | 'onClose'> {
  label: string;
  /** Label of the button in the dialog, if it is another. */
  action?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** An open dialog stays open. */
  disabled?: boolean;
}

/** A button for a command of administrators: asks why, says what will happen, and sends it. */
export const CommandButton = <Answer,>({
  label,
  action = label,
  variant = 'outlined',
  size,
  disabled,
  children,
  ...dialog
}: CommandButtonProps<Answer>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        color={dialog.isDestructive ? 'error' : 'primary'}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog {...dialog} action={action} onClose={() => setIsOpen(false)}>
          <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
        </ReasonDialog>
      )}
    </>
  );
};
