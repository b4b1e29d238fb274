import { documentsResource } from '#platform/administration/documents-resource';
import { maskedName } from '#platform/administration/masked';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';

export const apiTokensResource = documentsResource(apiTokens, {
  name: 'api-tokens',
  filters: { user_id: 'text', created_at: 'time', last_used_at: 'time' },
  sorts: ['created_at', 'last_used_at', 'expires_at'],
  row: ({ _id, name, token_hash: _hash, scopes, ...token }) => ({
    id: _id,
    name: maskedName(name),
    scopes: [...scopes],
    ...token,
  }),
});
