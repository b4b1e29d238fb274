import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { DeleteButton } from '../commands/delete-button';
import { RetryButton } from '../commands/retry-button';
import { useIsAdministrator } from '../use-is-administrator';

const DAYS = 14;

/** Sends an open invite again, or withdraws it; for administrators. */
export const InviteCommands = () => {
  const isAdministrator = useIsAdministrator();
  const invite = useRecordContext<Schema<'InviteRow'>>();
  if (invite?.status !== 'open' || !isAdministrator) return null;
  const params = { path: { id: invite.id } };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <RetryButton
        label="Send again"
        size="small"
        send={() => api.POST('/api/admin/invites/{id}/send-again', { params })}
        success={`Sent again. It is valid for another ${DAYS} days.`}
      />
      <DeleteButton
        label="Withdraw"
        title="Withdraw this invite?"
        send={() => api.DELETE('/api/admin/invites/{id}', { params })}
        success="The invite was withdrawn."
      >
        The link that was mailed to {invite.email} no longer leads into {invite.org_name}, and the address is deleted.
        You can invite them again.
      </DeleteButton>
    </Box>
  );
};
