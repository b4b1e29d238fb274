import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { useIsAdministrator } from '../use-is-administrator';

/** Ends an open impersonation; for administrators. */
export const EndImpersonation = () => {
  const isAdministrator = useIsAdministrator();
  const impersonation = useRecordContext<Schema<'ImpersonationRow'>>();
  if (impersonation?.status !== 'open' || !isAdministrator) return null;
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
