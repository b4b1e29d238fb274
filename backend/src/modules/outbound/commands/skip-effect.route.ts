import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { commandRoute } from '#platform/http/routes/command-route';
import { outboundEffectDecider } from '../domain/effect.decider';

/**
 * Stops a delivery from being made; repeating it has no effect. Refused with NOT_FOUND, or with
 * CONFLICT while an attempt is under way and if it was delivered or cancelled.
 */
export const SkipEffect = commandRoute({
  path: 'api/admin/deliveries/:id/skip',
  access: 'admin',
  summary:
    'Skips a delivery, so that it is never made. Repeating it has no effect. Refused with CONFLICT while an attempt is under way.',
  body: z.strictObject({ reason }),
  answers: null,
  decider: outboundEffectDecider,
  decide: ({ params: { id }, body, context }) => [
    id,
    { type: 'SkipEffect', now: context.now.toISOString(), reason: body.reason },
  ],
});
