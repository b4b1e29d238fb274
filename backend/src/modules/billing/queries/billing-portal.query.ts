import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { CONFIG } from '#platform/config/config';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { billingSettings } from '../billing.settings';
import { StripeApi } from '../stripe/stripe-api';
import { wayToPay } from '../ways-to-pay';

export const OpenBillingPortal = readRoute({
  method: 'post',
  path: 'api/common/stripe-portal',
  access: 'user',
  inPerson: 'Payments',
  summary: 'Where the caller changes or cancels their plan.',
  rateLimit: { kind: 'costly' },
  answers: z.strictObject({ url: z.string() }),
  uses: [READ_STORE, CONFIG, billingSettings.port, StripeApi],
  async read({ caller: { userId } }, reads, config, settings, stripe) {
    const subscription = await reads.get(subscriptions, userId);
    if (subscription === undefined) return refuse('CONFLICT', 'You have no plan to manage.');
    const way = wayToPay(settings, config);
    if (way === 'stripe' && subscription.customer_id !== null)
      return { url: await stripe.portalUrl(subscription.customer_id, `${config.publicUrl}/user`) };
    if (way === 'local' && subscription.payer === 'local') return { url: `${config.publicUrl}/billing` };
    return refuse('CONFLICT', 'Your plan is managed by the administrators of this site.');
  },
});
