import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { readPlanOfUser } from './subscription-of';

export const CheckPaid = readRoute({
  path: 'api/v1/check-paid',
  access: 'user',
  summary: 'Whether the caller has a plan that is paid for.',
  answers: z.strictObject({ is_paid: z.boolean() }),
  read: async ({ caller }, reads) => ({ is_paid: (await readPlanOfUser(reads, caller.userId)).isPaid }),
});
