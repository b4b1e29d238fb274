import type { SessionEndReason } from '#modules/accounts/domain/session.events';

/** A signed-in browser. Times are ISO 8601 UTC. */
export interface SessionDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly status: 'live' | 'ended';
  readonly started_at: string;
  readonly refreshed_at: string;
  /** When its newest refresh token runs out. */
  readonly expires_at: string;
  readonly password_version: number;
  readonly ended_at: string | null;
  readonly end_reason: SessionEndReason | null;
}
