import { assertNever } from '#kernel/assert-never';
import { change, put, projection } from '#kernel/projection';
import { type SessionEvent, sessionEvents } from '#modules/accounts/domain/session.events';
import type { SessionDocument } from './session.document';

export const sessions = projection<SessionEvent, SessionDocument>({
  name: 'sessions',
  from: [sessionEvents],
  indexes: [{ keys: ['user_id', 'status'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'SessionStarted': {
        const { sessionId, userId, expiresAt, passwordVersion } = event.data;
        return [
          put({
            _id: sessionId,
            user_id: userId,
            status: 'live',
            started_at: at,
            refreshed_at: at,
            expires_at: expiresAt,
            password_version: passwordVersion,
            ended_at: null,
            end_reason: null,
          }),
        ];
      }
      case 'SessionRotated':
        return [change(event.data.sessionId, { $set: { refreshed_at: at, expires_at: event.data.expiresAt } })];
      case 'TokenReuseDetected':
        return [];
      case 'SessionEnded': {
        const { sessionId, reason } = event.data;
        return [change(sessionId, { $set: { status: 'ended', ended_at: at, end_reason: reason } })];
      }
      default:
        return assertNever(event);
    }
  },
});
