import {
  type ApiTokenEvent,
  type RevocationReason,
  type ApiTokenScope,
  apiTokenEvents,
} from '#events/accounts/api-token.events';
import type { Stated } from '#events/accounts/stated-reason';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse, refuseField } from '#kernel/decider';
import { HOUR_MS } from '#kernel/durations';

interface IssueToken {
  readonly type: 'IssueToken';
  readonly tokenId: string;
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly scopes: readonly ApiTokenScope[];
  /** ISO 8601 UTC. */
  readonly expiresAt: string | null;
  readonly now: Date;
}

export type ApiTokenCommand =
  | IssueToken
  | { readonly type: 'RecordUse'; readonly now: Date }
  | ({ readonly type: 'RevokeToken'; readonly by: string; readonly reason: RevocationReason } & Stated);

export type ApiToken =
  | { readonly status: 'absent' }
  | {
      readonly status: 'active';
      readonly tokenId: string;
      readonly userId: string;
      /** ISO 8601 UTC. */
      readonly lastUsedAt: string | null;
    }
  | { readonly status: 'revoked'; readonly userId: string };

/** How exactly the last use is known. */
export const USE_PRECISION_MS = HOUR_MS;

const NOT_FOUND = refuse('NOT_FOUND', 'There is no such API token.');

const decide = (command: ApiTokenCommand, token: ApiToken): Decision<ApiTokenEvent> => {
  switch (command.type) {
    case 'IssueToken': {
      if (token.status !== 'absent') return refuse('CONFLICT', 'This API token already exists.');
      const { tokenId, userId, name, tokenHash, scopes, expiresAt, now } = command;
      if (expiresAt !== null && expiresAt <= now.toISOString())
        return refuseField('expires_at', 'Please choose a time in the future');
      return [{ type: 'ApiTokenIssued', data: { tokenId, userId, name, tokenHash, scopes, expiresAt } }];
    }
    case 'RecordUse': {
      if (token.status !== 'active') return [];
      const { tokenId, userId, lastUsedAt } = token;
      const isRecent = lastUsedAt !== null && command.now.getTime() - Date.parse(lastUsedAt) < USE_PRECISION_MS;
      return isRecent ? [] : [{ type: 'ApiTokenUsed', data: { tokenId, userId, usedAt: command.now.toISOString() } }];
    }
    case 'RevokeToken': {
      if (token.status === 'absent' || token.userId !== command.by) return NOT_FOUND;
      if (token.status === 'revoked') return [];
      const { tokenId, userId } = token;
      const { reason, statedReason } = command;
      return [{ type: 'ApiTokenRevoked', data: { tokenId, userId, reason, statedReason } }];
    }
    default:
      return assertNever(command);
  }
};

const evolve = (token: ApiToken, event: ApiTokenEvent): ApiToken => {
  switch (event.type) {
    case 'ApiTokenIssued': {
      const { tokenId, userId } = event.data;
      return { status: 'active', tokenId, userId, lastUsedAt: null };
    }
    case 'ApiTokenUsed':
      return token.status === 'active' ? { ...token, lastUsedAt: event.data.usedAt } : token;
    case 'ApiTokenRevoked':
      return { status: 'revoked', userId: event.data.userId };
    default:
      return assertNever(event);
  }
};

/** A token with which programs call the API for a user, from its creation to its revocation. */
export const apiTokenDecider: Decider<ApiTokenCommand, ApiTokenEvent, ApiToken> = {
  events: apiTokenEvents,
  initialState: { status: 'absent' },
  hasNoPersonalData: true,
  evolve,
  decide,
};
