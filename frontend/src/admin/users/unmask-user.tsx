import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, usePermissions, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Permissions } from '../auth-provider';
import type { AdminData } from '../data-provider';
import { ShortMoment } from '../fields/moment';
import { Fact, Facts, AdminSection } from '../fields/resource-show';
import { saveFile } from '../../shared/ui/save-file';
import { ReasonDialog } from '../fields/reason-dialog';

interface UnmaskedUser {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly reasons: ReadonlyArray<{
    readonly event_id: string;
    readonly type: string;
    readonly occurred_at: string;
    readonly reason: string;
  }>;
}

/**
 * Shows or exports a user's personal data to an administrator who states why; the data stays until the page is left.
 */
export const UnmaskUser = () => {
  const { permissions } = usePermissions<Permissions>();
  const user = useRecordContext<{ id: string; status: string }>();
  const data = useDataProvider<AdminData>();
  const [pendingAction, setPendingAction] = useState<'show' | 'export' | null>(null);
  const [unmasked, setUnmasked] = useState<UnmaskedUser | null>(null);
  if (user === undefined || user.status === 'erased' || permissions?.is_admin !== true) return null;
  const unmask = async (reason: string) =>
    setUnmasked(
      (await data.command('POST', `users/${encodeURIComponent(user.id)}/unmask`, { reason })) as UnmaskedUser,
    );
  const exportEvents = async (reason: string) => {
    const { content, name } = await data.exportPerson(user.id, reason);
    saveFile(content, name);
  };
  return (
    <AdminSection title="Name and address">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {unmasked === null && (
          <Button variant="outlined" onClick={() => setPendingAction('show')}>
            Show name and address
          </Button>
        )}
        <Button variant="outlined" onClick={() => setPendingAction('export')}>
          Export their events
        </Button>
      </Box>
      {unmasked !== null && (
        <Box role="status" sx={{ mt: 4 }}>
          <Facts>
            <Fact name="Address">{unmasked.email}</Fact>
            <Fact name="Name">{[unmasked.first_name, unmasked.last_name].join(' ').trim() || '–'}</Fact>
            {unmasked.reasons.map(({ event_id, type, occurred_at, reason }) => (
              <Fact key={event_id} name={<ShortMoment at={occurred_at} />}>
                <Link to={`/events/${encodeURIComponent(event_id)}/show`}>{type}</Link>: {reason}
              </Fact>
            ))}
          </Facts>
        </Box>
      )}
      {pendingAction === 'show' && (
        <ReasonDialog
          title="Show name and address?"
          action="Show"
          onConfirm={unmask}
          onClose={() => setPendingAction(null)}
        >
          <p>That you looked, and why, is recorded in the history of this user.</p>
        </ReasonDialog>
      )}
      {pendingAction === 'export' && (
        <ReasonDialog
          title="Export their events?"
          action="Export"
          onConfirm={exportEvents}
          onClose={() => setPendingAction(null)}
        >
          <p>
            The file holds every event that involves this user, signed, with their name, address and the reasons given.
            Your export and its reason are recorded in their history.
          </p>
        </ReasonDialog>
      )}
    </AdminSection>
  );
};
