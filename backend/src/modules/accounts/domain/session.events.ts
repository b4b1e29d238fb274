import { type EventOf, event, eventsOf } from '#kernel/events';

export type SessionEndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased';

export const sessionEvents = eventsOf('session', {
  /** Refresh tokens stand here as hashes alone. Times are ISO 8601 UTC. */
  SessionStarted: event<{
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    /** When the refresh token runs out. */
    readonly expiresAt: string;
    /** When the session ends, however often it is refreshed. */
    readonly endsAt: string;
    /** Which of the account's passwords it began under: a later one ends it. */
    readonly passwordVersion: number;
  }>(),
  SessionRotated: event<{
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    readonly expiresAt: string;
  }>(),
  /** A refresh token that had been replaced was shown again: one of the two who hold it is a thief. */
  TokenReuseDetected: event<{ readonly sessionId: string; readonly userId: string }>(),
  SessionEnded: event<{ readonly sessionId: string; readonly userId: string; readonly reason: SessionEndReason }>(),
});

export type SessionEvent = EventOf<typeof sessionEvents>;
