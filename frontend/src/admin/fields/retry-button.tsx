import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../shared/ui/busy-button';
import type { AdminData } from '../data-provider';
import { asFailure } from './as-failure';

interface RetryButtonProps {
  label?: string;
  size?: 'small' | 'medium';
  /** Below /api/admin. */
  path: string;
  /** The message after success. */
  done: string;
}

/** Tries again what has failed. It asks for no reason, since it decides nothing. */
export const RetryButton = ({ label = 'Retry', size, path, done }: RetryButtonProps) => {
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await data.command('POST', path);
      notify(done);
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), asFailure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton variant="outlined" size={size} busy={busy} onClick={() => void retry()}>
      {label}
    </BusyButton>
  );
};
