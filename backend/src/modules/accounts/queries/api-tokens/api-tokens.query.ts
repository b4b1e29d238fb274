import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenAnswer, apiTokenView } from './api-token-view';

export const ListApiTokens = readRoute({
  path: 'api/common/api-tokens',
  access: 'user',
  inPerson: 'API tokens',
  summary: 'The caller’s API tokens, newest first. Without the tokens themselves.',
  answers: z.array(apiTokenAnswer),
  async read({ caller }, reads) {
    const own = { user_id: caller.userId };
    return (await reads.find(apiTokens, own, { sort: { created_at: -1, _id: -1 } })).map(apiTokenView);
  },
});
