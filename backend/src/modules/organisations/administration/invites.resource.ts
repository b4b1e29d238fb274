import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { documentsResource } from '#platform/administration/documents-resource';
import { maskedEmail } from '#platform/administration/masked';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { invites } from '#projections/organisations/invites/invites.projection';

const inviteRow = z
  .strictObject({
    id: z.string(),
    status: z.enum(['open', 'used', 'withdrawn', 'expired']),
    email: z.string().nullable(),
    org_name: z.string(),
    role: z.enum(MEMBER_TYPES),
    invited_by: z.string(),
    mails: z.int(),
    created_at: timeAnswer,
    expires_at: timeAnswer,
    used_at: timeAnswer.nullable(),
  })
  .meta({ id: 'InviteRow' });

/** Whom administrators invited to which organisation. Filtering by `email` finds the invite of an address that one knows. */
export const invitesResource = documentsResource(invites, {
  name: 'invites',
  answers: inviteRow,
  filters: {
    status: ['open', 'used', 'withdrawn', 'expired'],
    email: 'text',
    org_name: 'text',
    role: MEMBER_TYPES,
    created_at: 'time',
    expires_at: 'time',
  },
  sorts: ['created_at', 'expires_at'],
  row: ({ _id, email, ...invite }) => ({ id: _id, email: maskedEmail(email), ...invite }),
});
