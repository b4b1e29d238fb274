import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { Stated } from './stated-reason';

export type SessionEndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased';

/** The names of the browser and system that a session was started with; null if unknown. */
export interface Device {
  readonly browserName: Personal<string>;
  readonly system: Personal<string>;
}

export const UNKNOWN_DEVICE: Device = { browserName: null, system: null };

/** `session-{id}`: a sign-in on one device. Refresh tokens are stored only as hashes. Times are ISO 8601 UTC. */
export const sessionEvents = declareEvents('session', {
  /** A user signed in. */
  SessionStarted: event<
    {
      readonly sessionId: string;
      readonly userId: string;
      readonly tokenHash: string;
      /** When the refresh token expires. */
      readonly expiresAt: string;
      /** When the session ends, no matter how often it is refreshed. */
      readonly endsAt: string;
      /** Version of the account's password at sign-in: a later one ends the session. */
      readonly passwordVersion: number;
    } & Device
  >(personal('userId', 'browserName', 'system')),
  /** The refresh token was exchanged for its successor. */
  SessionRotated: event<{
    readonly sessionId: string;
    readonly userId: string;
    readonly tokenHash: string;
    /** When the previous token was replaced. */
    readonly rotatedAt: string;
    readonly expiresAt: string;
  }>(),
  /**
   * A client that had lost the answer presented the token before the newest again, and was given the newest once more.
   */
  SuccessorGivenAgain: event<{ readonly sessionId: string; readonly userId: string; readonly givenAt: string }>(),
  /** The user entered a code of their second factor, at sign-in or before a sensitive command. */
  SecondFactorProven: event<{ readonly sessionId: string; readonly userId: string; readonly provenAt: string }>(),
  /** A refresh token was presented after it had been replaced: it may have been stolen. */
  TokenReuseDetected: event<{ readonly sessionId: string; readonly userId: string }>(),
  /** The user signed out, or the session was ended by token reuse, a new password or an erasure. */
  SessionEnded: event<
    { readonly sessionId: string; readonly userId: string; readonly reason: SessionEndReason } & Stated
  >(personal('userId', 'statedReason')),
});

export type SessionEvent = EventOf<typeof sessionEvents>;
