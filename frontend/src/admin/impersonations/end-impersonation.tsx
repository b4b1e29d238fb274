import { usePermissions, useRecordContext } from 'react-admin';
import { api } from '#shared/api/client';
import type { Permissions } from '../auth-provider';
import { CommandButton } from '../commands/command-button';

/** Ends an open impersonation; for administrators. */
export const EndImpersonation = () => {
  const { permissions } = usePermissions<Permissions>();
  const impersonation = useRecordContext<{ id: string; status: string }>();
  if (impersonation?.status !== 'open' || permissions?.is_admin !== true) return null;
  return (
    <CommandButton
      label="End"
      title="End this impersonation?"
      send={(reason) =>
        api.POST('/api/admin/impersonations/{id}/end', { params: { path: { id: impersonation.id } }, body: { reason } })
      }
      success="The impersonation was ended."
      size="small"
    >
      <p>Its access token stops working at once. The impersonator keeps their own session.</p>
    </CommandButton>
  );
};
