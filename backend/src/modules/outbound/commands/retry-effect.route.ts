import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { commandRoute } from '#platform/http/routes/command-route';
import { outboundEffectDecider } from '../domain/effect.decider';

/**
 * Restarts a delivery, with all its attempts. Refused with NOT_FOUND, or with CONFLICT while an attempt is under way
 * and if it has ended.
 */
export const RetryEffect = commandRoute({
  path: 'api/admin/deliveries/:id/retry',
  access: 'admin',
  summary:
    'Retries a delivery that was given up or waits for its next attempt; all attempts are available again. Refused with CONFLICT while an attempt is under way.',
  body: z.strictObject({ reason }),
  answers: null,
  decider: outboundEffectDecider,
  decide: ({ params: { id }, body, context }) => [
    id,
    { type: 'RetryEffect', now: context.now.toISOString(), reason: body.reason },
  ],
});
