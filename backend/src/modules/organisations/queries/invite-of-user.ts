import type { ExportedPart } from '#platform/export/contributions';
import type { ReadStore } from '#platform/read-store/read-store';
import { invites } from '#projections/organisations/invites/invites.projection';

/** For the export of an account: the invite that it was made with. */
export const inviteOfUser = (reads: ReadStore): readonly ExportedPart[] => [
  {
    name: 'invite',
    async *rowsOf(userId) {
      const found = await reads.get(invites, userId);
      if (found === undefined) return;
      const { _id, invited_by: _invitedBy, ...invite } = found;
      yield invite;
    },
  },
];
