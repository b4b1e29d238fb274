import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';

/** Refresh tokens stand here as hashes alone. Times are ISO 8601 UTC. */
export type SessionStarted = DomainEvent<
  'SessionStarted',
  {
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    /** When the refresh token runs out. */
    readonly expiresAt: string;
    /** When the session ends, however often it is refreshed. */
    readonly endsAt: string;
    /** Which of the account's passwords it began under: a later one ends it. */
    readonly passwordVersion: number;
  }
>;

export type SessionRotated = DomainEvent<
  'SessionRotated',
  {
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    readonly expiresAt: string;
  }
>;

/** A refresh token that had been replaced was shown again: one of the two who hold it is a thief. */
export type TokenReuseDetected = DomainEvent<
  'TokenReuseDetected',
  { readonly sessionId: string; readonly userId: string }
>;

export type SessionEndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased';

export type SessionEnded = DomainEvent<
  'SessionEnded',
  { readonly sessionId: string; readonly userId: string; readonly reason: SessionEndReason }
>;

export type SessionEvent = SessionStarted | SessionRotated | TokenReuseDetected | SessionEnded;

export const sessionEventSchemas: readonly EventSchema[] = [
  { type: 'SessionStarted', version: 1 },
  { type: 'SessionRotated', version: 1 },
  { type: 'TokenReuseDetected', version: 1 },
  { type: 'SessionEnded', version: 1 },
];
