import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';
import type { Stated } from './stated-reason';

/** What an API token may do. Each includes the ones before it; `admin` adds the roles of its user. */
export type ApiTokenScope = 'read' | 'write' | 'admin';
export const SCOPES: readonly ApiTokenScope[] = ['read', 'write', 'admin'];

export type RevocationReason = 'revoked' | 'account_erased';

/** `apitoken-{id}`: a token for scripts, stored only as a hash. Times are ISO 8601 UTC. */
export const apiTokenEvents = declareEvents('apitoken', {
  /** A user created a token for programs. */
  ApiTokenIssued: event<{
    readonly tokenId: string;
    readonly userId: string;
    readonly name: Personal<string>;
    readonly tokenHash: string;
    readonly scopes: readonly ApiTokenScope[];
    /** Null for a token that does not expire. */
    readonly expiresAt: string | null;
  }>(personal('userId', 'name')),
  /** The token was used. Recorded at most once an hour. */
  ApiTokenUsed: event<{ readonly tokenId: string; readonly userId: string; readonly usedAt: string }>(),
  /** The user or an administrator revoked the token, or the user was erased. */
  ApiTokenRevoked: event<
    { readonly tokenId: string; readonly userId: string; readonly reason: RevocationReason } & Stated
  >(personal('userId', 'statedReason')),
});

export type ApiTokenEvent = EventOf<typeof apiTokenEvents>;
