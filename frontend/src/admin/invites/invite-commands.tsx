import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { BusyButton } from '../../shared/ui/busy-button';
import type { AdminData } from '../data-provider';
import type { Permissions } from '../auth-provider';

interface Invite {
  readonly id: string;
  readonly email: string | null;
  readonly org_name: string;
  readonly status: string;
}

const DAYS = 14;

/** Sends an open invite again, or withdraws it; for administrators. */
export const InviteCommands = () => {
  const { permissions } = usePermissions<Permissions>();
  const invite = useRecordContext<Invite>();
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  if (invite?.status !== 'open' || permissions?.is_admin !== true) return null;

  const path = `invites/${encodeURIComponent(invite.id)}`;
  const act = async (method: 'POST' | 'DELETE', below: string, done: string) => {
    setBusy(true);
    try {
      await data.command(method, below);
      setAsking(false);
      notify(done);
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <BusyButton
        variant="outlined"
        size="small"
        busy={busy && !asking}
        onClick={() => void act('POST', `${path}/send-again`, `Sent again. It is valid for another ${DAYS} days.`)}
      >
        Send again
      </BusyButton>
      <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {asking && (
        <ActionDialog
          title="Withdraw this invite?"
          action="Withdraw"
          color="error"
          busy={busy}
          asksFirst
          onAct={() => void act('DELETE', path, 'The invite was withdrawn.')}
          onClose={() => setAsking(false)}
        >
          <p>
            The link that was mailed to {invite.email} no longer leads into {invite.org_name}, and the address is
            deleted. You can invite them again.
          </p>
        </ActionDialog>
      )}
    </Box>
  );
};
