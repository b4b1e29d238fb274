import { DAY_MS } from '#kernel/durations';
import type { Expiry } from '#platform/expiry/expiring';
import type { Forgetting } from '#platform/expiry/forgetting';
import { type EffectDocument, effects } from '#projections/outbound/effects/effects.projection';
import { outboundEffectDecider } from './domain/effect.decider';
import { forgottenDeliveriesDecider } from './domain/forgotten-deliveries.decider';

const KEPT_MS = 90 * DAY_MS;

const keptSince = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

/** Ends deliveries that were given up long ago and that nobody has retried or skipped. */
export const abandonedDeliveries: Expiry<EffectDocument> = {
  what: 'given-up delivery',
  model: effects,
  at: (now) => ({ state: 'given_up', planned_at: { $lte: keptSince(now) } }),
  oldestFirst: { planned_at: 1 },
  overdueSince: ({ planned_at }) => Date.parse(planned_at) + KEPT_MS,
  expire: ({ _id: effectId }, runner, context) =>
    runner.run(outboundEffectDecider, effectId, { type: 'AbandonEffect' }, context),
};

/** Deliveries that nobody looks for any more. What has ended does not come back, so no stream is asked. */
export const endedDeliveries: Forgetting<EffectDocument> = {
  what: 'deliveries',
  model: effects,
  at: (now) => ({ ended_at: { $gt: '', $lte: keptSince(now) } }),
  oldestFirst: { ended_at: 1 },
  forget: (ended, runner, day, context) =>
    runner.run(
      forgottenDeliveriesDecider,
      day,
      { type: 'ForgetDeliveries', effectIds: ended.map(({ _id }) => _id) },
      context,
    ),
};
