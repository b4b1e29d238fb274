import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { readPlanOfUser } from './subscription-of';

export const GetUserTier = readRoute({
  path: 'api/v1/get-user-tier',
  access: 'user',
  summary: 'The caller’s plan, and the slug that a checkout takes.',
  answers: z.strictObject({
    tier: z.string().describe('A key of PLANS, or `free`.'),
    iq_id: z.string().nullable().describe('Of earlier installations; always null.'),
    slug: z.string(),
    draft_doc_id: z.string().describe('The draft that the caller’s answers to upload questions make up.'),
  }),
  read: async ({ caller: { userId } }, reads) => ({
    tier: (await readPlanOfUser(reads, userId)).tier,
    iq_id: null,
    slug: userId,
    draft_doc_id: userId,
  }),
});
