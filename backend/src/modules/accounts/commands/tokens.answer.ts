import { z } from 'zod';

export const tokensAnswer = z
  .strictObject({
    access: z.string().describe('A JWT, sent as bearer token.'),
    refresh: z.string().describe('Works once, and gives both anew.'),
  })
  .meta({ id: 'Tokens' });
