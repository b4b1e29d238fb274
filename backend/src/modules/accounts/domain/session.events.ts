import { type EventOf, event, eventsOf } from '#kernel/events';

export type SessionEndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Version 1 told only the expiry: 30 days after the rotation, or less where the session ends earlier. */
const rotationBefore = (expiresAt: string): string => new Date(Date.parse(expiresAt) - THIRTY_DAYS_MS).toISOString();

/** Refresh tokens are kept as hashes only. Times are ISO 8601 UTC. */
export const sessionEvents = eventsOf('session', {
  /** A user signed in. */
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
  /** The refresh token was exchanged for its successor. */
  SessionRotated: event<{
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    /** When the token before this one was replaced. */
    readonly rotatedAt: string;
    readonly expiresAt: string;
  }>({ version: 2, upcasts: { 1: (data) => ({ ...data, rotatedAt: rotationBefore(String(data.expiresAt)) }) } }),
  /** A refresh token was presented again after it had been replaced: one of its two holders stole it. */
  TokenReuseDetected: event<{ readonly sessionId: string; readonly userId: string }>(),
  /** Signed out, or ended by a reused token, a new password or an erasure. */
  SessionEnded: event<{ readonly sessionId: string; readonly userId: string; readonly reason: SessionEndReason }>(),
});

export type SessionEvent = EventOf<typeof sessionEvents>;
