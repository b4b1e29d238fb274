import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { maskedName } from '#platform/administration/masked';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';

const apiTokenRow = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    name: z.string().nullable(),
    scopes: z.array(z.string()),
    created_at: timeAnswer,
    expires_at: timeAnswer.nullable(),
    last_used_at: timeAnswer.nullable(),
  })
  .meta({ id: 'ApiTokenRow' });

export const apiTokensResource = documentsResource(apiTokens, {
  name: 'api-tokens',
  answers: apiTokenRow,
  filters: { user_id: 'text', created_at: 'time', last_used_at: 'time' },
  sorts: ['created_at', 'last_used_at', 'expires_at'],
  row: ({ _id, name, token_hash: _hash, scopes, ...token }) => ({
    id: _id,
    name: maskedName(name),
    scopes: [...scopes],
    ...token,
  }),
});
