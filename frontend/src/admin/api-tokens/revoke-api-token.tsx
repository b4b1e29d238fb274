import { usePermissions, useRecordContext } from 'react-admin';
import { api } from '#shared/api/client';
import type { Permissions } from '../auth-provider';
import { CommandButton } from '../commands/command-button';

/** Revokes an API token; for administrators. */
export const RevokeApiToken = () => {
  const { permissions } = usePermissions<Permissions>();
  const token = useRecordContext<{ id: string }>();
  if (token === undefined || permissions?.is_admin !== true) return null;
  return (
    <CommandButton
      label="Revoke"
      title="Revoke this API token?"
      send={(reason) =>
        api.POST('/api/admin/api-tokens/{id}/revoke', { params: { path: { id: token.id } }, body: { reason } })
      }
      success="The API token was revoked."
      size="small"
    >
      <p>Programs that use it are refused at once. Its user can issue another one.</p>
    </CommandButton>
  );
};
