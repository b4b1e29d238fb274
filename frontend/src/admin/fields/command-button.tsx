import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminData } from '../data-provider';
import { ReasonDialog } from './reason-dialog';

interface CommandButtonProps {
  label: string;
  /** The question of the dialog. */
  title: string;
  /** Path below /api/admin. */
  path: string;
  /** The body besides the reason. */
  body?: object;
  /** The message after success. */
  done: string;
  /** Called instead of showing the message and fetching the record again. */
  onDone?: (done: string) => void;
  destroys?: boolean;
  /** Where the reason is stored, if not with the person's data. */
  reasonHint?: string;
  size?: 'small' | 'medium';
  /** An open dialog stays open. */
  disabled?: boolean;
  /** Explanation of what will happen. */
  children: ReactNode;
}

/** A button for a command of administrators: asks why, says what will happen, and sends it. */
export const CommandButton = ({
  label,
  title,
  path,
  body,
  done,
  onDone,
  destroys,
  reasonHint,
  size,
  disabled,
  children,
}: CommandButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const data = useDataProvider<AdminData>();
  const refresh = useRefresh();
  const notify = useNotify();
  const send = async (reason: string) => {
    await data.command('POST', path, { ...body, reason });
    if (onDone !== undefined) return onDone(done);
    notify(done);
    refresh();
  };
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        color={destroys ? 'error' : 'primary'}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={title}
          action={label}
          destroys={destroys}
          hint={reasonHint}
          onConfirm={send}
          onClose={() => setOpen(false)}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
        </ReasonDialog>
      )}
    </>
  );
};
