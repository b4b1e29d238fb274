import { outboundEffectDecider } from '#modules/outbound/published';
import type { Expiry } from '#platform/expiry/expiring';
import { type KeptExchanges, keptExchanges } from '#projections/delivery/kept-exchanges/kept-exchanges.projection';

/** Expiry of the kept exchanges with webhooks. */
export const exchangeExpiry: Expiry<KeptExchanges> = {
  what: 'exchange with a webhook',
  model: keptExchanges,
  at: (now) => ({ expires_at: { $lte: now.toISOString() } }),
  oldestFirst: { expires_at: 1 },
  overdueSince: ({ expires_at }) => Date.parse(expires_at),
  expire: ({ _id: effectId }, runner, context) =>
    runner.run(outboundEffectDecider, effectId, { type: 'ExpireExchanges' }, context),
};
