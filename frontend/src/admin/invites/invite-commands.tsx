import { Box } from '@mui/material';
import { usePermissions, useRecordContext } from 'react-admin';
import type { Permissions } from '../auth-provider';
import { DeleteButton } from '../fields/delete-button';
import { RetryButton } from '../fields/retry-button';

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
  if (invite?.status !== 'open' || permissions?.is_admin !== true) return null;
  const path = `invites/${encodeURIComponent(invite.id)}`;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <RetryButton
        label="Send again"
        size="small"
        path={`${path}/send-again`}
        done={`Sent again. It is valid for another ${DAYS} days.`}
      />
      <DeleteButton label="Withdraw" title="Withdraw this invite?" path={path} done="The invite was withdrawn.">
        The link that was mailed to {invite.email} no longer leads into {invite.org_name}, and the address is deleted.
        You can invite them again.
      </DeleteButton>
    </Box>
  );
};
