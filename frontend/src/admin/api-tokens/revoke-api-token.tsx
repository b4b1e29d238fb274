import { useRecordContext } from 'react-admin';
import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';
import { useIsAdministrator } from '../use-is-administrator';

/** Revokes an API token; for administrators. */
export const RevokeApiToken = () => {
  const isAdministrator = useIsAdministrator();
  const token = useRecordContext<{ id: string }>();
  if (token === undefined || !isAdministrator) return null;
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
