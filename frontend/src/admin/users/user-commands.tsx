import { Box } from '@mui/material';
import { usePermissions, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import type { Permissions } from '../auth-provider';
import { CommandButton } from '../commands/command-button';
import { AdminSection } from '../resource/resource-show';
import { ImpersonateUser } from './impersonate-user';

const ROLES = ['staff', 'admin', 'super'] as const;
type Role = (typeof ROLES)[number];

/** Commands of an administrator for this account; nothing for others. */
export const UserCommands = () => {
  const { permissions } = usePermissions<Permissions>();
  const user = useRecordContext<Schema<'UserRow'>>();
  if (user === undefined || user.status === 'erased' || permissions?.is_admin !== true) return null;
  const { id, status, roles } = user;
  const params = { path: { id } };
  return (
    <AdminSection title="Actions">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {permissions.is_super &&
          status === 'active' &&
          ROLES.map((role) => <RoleButton key={role} id={id} role={role} isHeld={roles.includes(role)} />)}
        {permissions.is_super && status === 'active' && roles.length === 0 && <ImpersonateUser id={id} />}
        {status === 'active' && (
          <CommandButton
            label="End sessions"
            title="End all sessions?"
            send={(reason) => api.POST('/api/admin/users/{id}/end-sessions', { params, body: { reason } })}
            success="All their sessions were ended."
          >
            <p>They are signed out in every browser and have to sign in again. API tokens stay valid.</p>
          </CommandButton>
        )}
        <CommandButton
          label="Erase user"
          title="Erase this user for good?"
          send={(reason) => api.POST('/api/admin/users/{id}/erase', { params, body: { reason } })}
          success="The user was erased."
          isDestructive
          hint="Kept after the erasure, with your name. Do not name the person in it."
        >
          <p>This cannot be undone. It destroys:</p>
          <Box component="ul" sx={{ pl: 5, listStyle: 'disc' }}>
            <li>their name, address and all other personal data, also in the log and in backups made from now on</li>
            <li>their trackers, folders, Source Sets, feedback and follows</li>
            <li>their sessions, API tokens, channels and mails in the outbox</li>
          </Box>
          <p>What they did stays in the log, without their name.</p>
        </CommandButton>
      </Box>
    </AdminSection>
  );
};

const RoleButton = ({ id, role, isHeld }: { id: string; role: Role; isHeld: boolean }) => {
  const params = { path: { id } };
  return isHeld ? (
    <CommandButton
      label={`Revoke ${role}`}
      title={`Revoke the role ${role}?`}
      send={(reason) => api.POST('/api/admin/users/{id}/revoke-role', { params, body: { role, reason } })}
      success={`The role ${role} was revoked.`}
    >
      <p>They lose what it allows at once.</p>
    </CommandButton>
  ) : (
    <CommandButton
      label={`Grant ${role}`}
      title={`Grant the role ${role}?`}
      send={(reason) => api.POST('/api/admin/users/{id}/grant-role', { params, body: { role, reason } })}
      success={`The role ${role} was granted.`}
    >
      <p>{MAY[role]}</p>
    </CommandButton>
  );
};

const MAY: Readonly<Record<Role, string>> = {
  staff: 'They can read the administration, with personal data masked.',
  admin: 'They can also rebuild read models, end sessions, revoke API tokens and erase users.',
  super: 'They can do everything, also grant roles and act as another user.',
};
