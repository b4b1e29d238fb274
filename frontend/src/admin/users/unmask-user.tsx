import { Box } from '@mui/material';
import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import type { paths } from '#shared/api/schema';
import { saveStoredFile } from '#shared/files/stored-file';
import { CommandButton } from '../commands/command-button';
import { ShortDateTime } from '../fields/date-time-field';
import { fileOutcome } from '../resource/file-outcome';
import { Fact, Facts, AdminSection } from '../resource/resource-show';
import { useIsAdministrator } from '../use-is-administrator';

type UnmaskedUser = SuccessResponseJSON<paths['/api/admin/users/{id}/unmask']['post']>;

/**
 * Shows or exports a user's personal data to an administrator who states why; the data stays until the page is left.
 */
export const UnmaskUser = () => {
  const isAdministrator = useIsAdministrator();
  const user = useRecordContext<Schema<'UserRow'>>();
  const [unmasked, setUnmasked] = useState<UnmaskedUser | null>(null);
  if (user === undefined || user.status === 'erased' || !isAdministrator) return null;
  const params = { path: { id: user.id } };
  return (
    <AdminSection title="Name and address">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {unmasked === null && (
          <CommandButton
            label="Show name and address"
            action="Show"
            title="Show name and address?"
            send={(reason) => api.POST('/api/admin/users/{id}/unmask', { params, body: { reason } })}
            onSuccess={setUnmasked}
          >
            <p>That you looked, and why, is recorded in the history of this user.</p>
          </CommandButton>
        )}
        <CommandButton
          label="Export their events"
          action="Export"
          title="Export their events?"
          send={(reason) =>
            fileOutcome(api.POST('/api/admin/users/{id}/export-events', { params, body: { reason }, parseAs: 'blob' }))
          }
          onSuccess={saveStoredFile}
        >
          <p>
            The file holds every event that involves this user, signed, with their name, address and the reasons given.
            Your export and its reason are recorded in their history.
          </p>
        </CommandButton>
      </Box>
      {unmasked !== null && (
        <Box role="status" sx={{ mt: 4 }}>
          <Facts>
            <Fact label="Address" value={unmasked.email} />
            <Fact label="Name" value={[unmasked.first_name, unmasked.last_name].join(' ').trim() || '–'} />
            {unmasked.reasons.map(({ event_id, type, occurred_at, reason }) => (
              <Fact key={event_id} label={<ShortDateTime at={occurred_at} />}>
                <Link to={`/events/${encodeURIComponent(event_id)}/show`}>{type}</Link>: {reason}
              </Fact>
            ))}
          </Facts>
        </Box>
      )}
    </AdminSection>
  );
};
