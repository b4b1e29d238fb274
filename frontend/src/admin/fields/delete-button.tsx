import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { FieldError } from '../../shared/ui/field-error';
import type { AdminData } from '../data-provider';
import { useCommand } from './use-command';

interface DeleteButtonProps {
  label: string;
  /** The question of the dialog. */
  title: string;
  /** Below /api/admin. */
  path: string;
  /** The message after success. */
  done: string;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before it deletes a record of a list. No reason is asked for or kept. */
export const DeleteButton = ({ label, title, path, done, children }: DeleteButtonProps) => {
  const data = useDataProvider<AdminData>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { busy, failure, act } = useCommand(close);
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={title}
          action={label}
          color="error"
          busy={busy}
          asksFirst
          onAct={() => void act(() => data.command('DELETE', path), done)}
          onClose={close}
        >
          <p>{children}</p>
          <FieldError text={failure} />
        </ActionDialog>
      )}
    </>
  );
};
