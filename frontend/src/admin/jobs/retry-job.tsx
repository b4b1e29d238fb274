import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../shared/ui/busy-button';
import type { AdminData } from '../data-provider';

/** Begins a job anew. It asks for no reason, since what comes of it is recorded. */
export const RetryJob = ({ id }: { id: string }) => {
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await data.command('POST', `jobs/${encodeURIComponent(id)}/retry`);
      notify('The job tries again.');
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton variant="outlined" busy={busy} onClick={() => void retry()}>
      Retry
    </BusyButton>
  );
};
