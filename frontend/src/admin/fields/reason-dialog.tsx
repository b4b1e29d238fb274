import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { TextArea } from '../../shared/ui/field';

interface ReasonDialogProps {
  title: string;
  /** Label of the button. */
  action: string;
  destroys?: boolean;
  /** Where the reason is stored. */
  hint?: string;
  /** Rejects with the error to show. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Explanation of what will happen. */
  children: ReactNode;
}

const KEPT = 'Recorded with your name. It is erased together with the data of the person it concerns.';

/** Asks why, says what will happen, and does it. */
export const ReasonDialog = ({
  title,
  action,
  destroys = false,
  hint = KEPT,
  onConfirm,
  onClose,
  children,
}: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const sending = useMutation({ mutationFn: onConfirm });
  const busy = sending.isPending || sending.isSuccess;
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') sending.mutate(reason.trim(), { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={title}
      action={action}
      color={destroys ? 'error' : 'primary'}
      busy={busy}
      error={sending.error?.message}
      hasUnsavedText={reason !== '' && !busy}
      onAct={send}
      onClose={onClose}
    >
      {children}
      <TextArea
        label="Reason"
        hint={hint}
        value={reason}
        maxLength={500}
        error={missing ? 'Enter a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
};
