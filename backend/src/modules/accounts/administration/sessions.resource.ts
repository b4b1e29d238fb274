import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { sessions } from '#projections/accounts/sessions/sessions.projection';

const sessionRow = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    status: z.enum(['live', 'ended']),
    started_at: timeAnswer,
    refreshed_at: timeAnswer,
    expires_at: timeAnswer,
    ended_at: timeAnswer.nullable(),
    end_reason: z.string().nullable(),
  })
  .meta({ id: 'SessionRow' });

/** The sessions in which people are or were signed in. */
export const sessionsResource = documentsResource(sessions, {
  name: 'sessions',
  answers: sessionRow,
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
