import { documentsResource } from '#platform/administration/documents-resource';
import { sessions } from '#projections/accounts/sessions/sessions.projection';

/** The sessions in which people are or were signed in. */
export const sessionsResource = documentsResource(sessions, {
  name: 'sessions',
  filters: { user_id: 'text', status: ['live', 'ended'], started_at: 'time', end_reason: 'text' },
  sorts: ['started_at', 'refreshed_at', 'expires_at'],
  row: ({ _id, user_id, status, started_at, refreshed_at, expires_at, ended_at, end_reason }) => ({
    id: _id,
    user_id,
    status,
    started_at,
    refreshed_at,
    expires_at,
    ended_at,
    end_reason,
  }),
});
