import { z } from 'zod';
import { SCOPES } from '#events/accounts/api-token.events';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ApiTokenDocument } from '#projections/accounts/api-tokens/api-tokens.projection';

export const apiTokenAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)).describe('Each includes the ones before it.'),
    created_at: timeAnswer,
    expires_at: timeAnswer.nullable(),
    last_used_at: timeAnswer.nullable().describe('Accurate to an hour.'),
  })
  .meta({ id: 'ApiToken' });

export const apiTokenView = (token: ApiTokenDocument): ViewOf<typeof apiTokenAnswer> => ({
  id: token._id,
  name: token.name ?? '',
  scopes: token.scopes,
  created_at: token.created_at,
  expires_at: token.expires_at,
  last_used_at: token.last_used_at,
});
