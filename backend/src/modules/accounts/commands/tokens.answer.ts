import { z } from 'zod';

export const tokensAnswer = z
  .strictObject({
    access: z.string().describe('A JWT, sent as bearer token.'),
    refresh: z.string().describe('Can be used once, for a new pair of tokens.'),
  })
  .meta({ id: 'Tokens' });
