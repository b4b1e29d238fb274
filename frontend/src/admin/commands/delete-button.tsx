import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Outcome } from '#shared/api/client';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { useCommand } from './use-command';

interface DeleteButtonProps {
  label: string;
  /** The question of the dialog. */
  title: string;
  send: () => Promise<Outcome<unknown>>;
  /** The message after success. */
  success: string;
  /** Explanation of what will happen. */
  children: ReactNode;
}

/** Confirms before deleting a record of a list. No reason is recorded. */
export const DeleteButton = ({ label, title, send, success, children }: DeleteButtonProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  const remove = useCommand(send, { success });
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
      {isConfirming && (
        <ActionDialog
          title={title}
          action={label}
          color="error"
          busy={remove.isPending}
          focusCancel
          error={remove.failure}
          onAct={() => remove.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>{children}</p>
        </ActionDialog>
      )}
    </>
  );
};
