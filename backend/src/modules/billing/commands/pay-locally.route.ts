import { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import { type Refusal, isRefusal, refuse, refuseField } from '#kernel/decider';
import { type Plans, trackersSettings } from '#modules/trackers/published';
import { CONFIG } from '#platform/config/config';
import { commandRoute } from '#platform/http/routes/command-route';
import { billingSettings } from '../billing.settings';
import { type SubscriptionStatus, subscriptionDecider } from '../domain/subscription.decider';
import { wayToPay } from '../ways-to-pay';

const payment = z.strictObject({
  /** What becomes of the payment. */
  outcome: z.enum(['paid', 'failed', 'canceled', 'refunded']),
  /** A key of PLANS. */
  plan: z.string().max(200),
});

const statusAfter = ({ outcome, plan }: z.output<typeof payment>, plans: Plans): SubscriptionStatus | Refusal => {
  const payer = { kind: 'local' } as const;
  switch (outcome) {
    case 'paid':
    case 'failed': {
      const isSold = Object.hasOwn(plans.paid, plan);
      if (!isSold) return refuseField('plan', 'This plan does not exist.');
      return { status: outcome === 'paid' ? 'active' : 'unpaid', plan, payer };
    }
    case 'canceled':
    case 'refunded':
      return { status: 'ended', payer, reason: outcome };
    default:
      return assertNever(outcome);
  }
};

/** Stands in for a payment provider during development. */
export const PayLocally = commandRoute({
  path: 'api/common/local-billing',
  access: 'user',
  inPerson: 'Payments',
  summary: 'For development, without a payment provider: decides what happens to the caller’s payment.',
  body: payment,
  uses: [trackersSettings.port, billingSettings.port, CONFIG],
  decider: subscriptionDecider,
  decide({ body, caller: { userId } }, plans, settings, config) {
    if (wayToPay(settings, config) !== 'local') return refuse('NOT_FOUND', 'This site has no billing page of its own.');
    const status = statusAfter(body, plans);
    return isRefusal(status) ? status : [userId, { type: 'RecordSubscriptionStatus', userId, status }];
  },
});
