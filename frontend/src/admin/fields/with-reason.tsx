import { useState, type ReactNode } from 'react';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { TextArea } from '../../shared/ui/field';
import { FieldError } from '../../shared/ui/field-error';

interface WithReasonProps {
  title: string;
  /** What the button says. */
  action: string;
  /** Whether it destroys something. */
  destroys?: boolean;
  /** Where the reason is kept. */
  hint?: string;
  /** Rejects with the error to show. */
  act: (reason: string) => Promise<void>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

const KEPT = 'Recorded with your name. It is erased with the data of the person whom it is about.';

/** Asks why, says what will happen, and does it. */
export const WithReason = ({
  title,
  action,
  destroys = false,
  hint = KEPT,
  act,
  onClose,
  children,
}: WithReasonProps) => {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act(reason.trim());
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      title={title}
      action={action}
      color={destroys ? 'error' : 'primary'}
      busy={busy}
      holdsTypedText={reason !== '' && !busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      {children}
      <TextArea
        label="Reason"
        hint={hint}
        value={reason}
        maxLength={500}
        problem={missing ? 'Say why.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <FieldError id="refused" text={failure} />
    </ActionDialog>
  );
};
