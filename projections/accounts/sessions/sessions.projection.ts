import { type SessionEndReason, type SessionEvent, sessionEvents } from '#events/accounts/session.events';
import { assertNever } from '#kernel/assert-never';
import { change, put, projection } from '#kernel/projection';

/** A session of a browser. Times are ISO 8601 UTC. */
export interface SessionDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly status: 'live' | 'ended';
  readonly started_at: string;
  readonly refreshed_at: string;
  /** Expiry of its latest refresh token. */
  readonly expires_at: string;
  readonly password_version: number;
  /** Names, as in `Device`; null if unknown, and once the session has ended. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly ended_at: string | null;
  readonly end_reason: SessionEndReason | null;
}

export const sessions = projection<SessionEvent, SessionDocument>({
  name: 'sessions',
  from: [sessionEvents],
  owner: 'user_id',
  indexes: [{ keys: ['user_id', 'status'] }, { keys: ['started_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'SessionStarted': {
        const { sessionId, userId, expiresAt, passwordVersion, browserName, system } = event.data;
        return [
          put({
            _id: sessionId,
            user_id: userId,
            status: 'live',
            started_at: at,
            refreshed_at: at,
            expires_at: expiresAt,
            password_version: passwordVersion,
            browser: browserName,
            system,
            ended_at: null,
            end_reason: null,
          }),
        ];
      }
      case 'SessionRotated':
        return [change(event.data.sessionId, { $set: { refreshed_at: at, expires_at: event.data.expiresAt } })];
      case 'SuccessorGivenAgain':
      case 'SecondFactorProven':
      case 'TokenReuseDetected':
        return [];
      case 'SessionEnded': {
        const { sessionId, reason } = event.data;
        // Nobody needs to know any more where it was, and an erasure, which ends all sessions, must leave nothing
        // personal.
        const forgotten = { browser: null, system: null };
        return [change(sessionId, { $set: { status: 'ended', ended_at: at, end_reason: reason, ...forgotten } })];
      }
      default:
        return assertNever(event);
    }
  },
});
