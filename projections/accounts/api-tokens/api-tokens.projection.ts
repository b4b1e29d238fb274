import { type ApiTokenEvent, type ApiTokenScope, apiTokenEvents } from '#events/accounts/api-token.events';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/events';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, projection, put, remove } from '#kernel/projection';

/** A valid or expired API token. Times are ISO 8601 UTC. */
export interface ApiTokenDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly name: Personal<string>;
  readonly token_hash: string;
  readonly scopes: readonly ApiTokenScope[];
  readonly created_at: string;
  readonly expires_at: string | null;
  /** Accurate to an hour. */
  readonly last_used_at: string | null;
}

export const apiTokens = projection<ApiTokenEvent, ApiTokenDocument>({
  name: 'api-tokens',
  from: [apiTokenEvents],
  indexes: [{ keys: ['user_id', 'created_at'] }, { keys: ['created_at'] }],
  project(event) {
    const { tokenId } = event.data;
    switch (event.type) {
      case 'ApiTokenIssued': {
        const { userId, name, tokenHash, scopes, expiresAt } = event.data;
        return [
          put({
            _id: tokenId,
            user_id: userId,
            name: name === null ? null : stripInvisible(name),
            token_hash: tokenHash,
            scopes,
            created_at: event.metadata.occurred_at,
            expires_at: expiresAt,
            last_used_at: null,
          }),
        ];
      }
      case 'ApiTokenUsed':
        return [change(tokenId, { $set: { last_used_at: event.data.usedAt } })];
      case 'ApiTokenRevoked':
        return [remove(tokenId)];
      default:
        return assertNever(event);
    }
  },
});
