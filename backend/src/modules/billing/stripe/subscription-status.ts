import type { Plans } from '#modules/trackers/published';
import type { SubscriptionStatus } from '../domain/subscription.decider';

/** Fields that are read of Stripe's subscriptions. Times are in seconds since 1970. */
export interface StripeSubscription {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

/** Fields that are read of Stripe's charges. */
export interface StripeCharge {
  readonly status: string;
  readonly created: number;
  /** The amount in the currency's smallest unit, such as cents. */
  readonly amount: number;
  readonly amount_refunded: number;
}

const PAID: readonly string[] = ['active', 'trialing'];
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'paused'];

const OVER = 2;

const rankOf = ({ status }: StripeSubscription): number =>
  PAID.includes(status) ? 0 : UNPAID.includes(status) ? 1 : OVER;

/** Puts paid subscriptions first, and the latest among equals first. */
const byRank = (one: StripeSubscription, other: StripeSubscription): number =>
  rankOf(one) - rankOf(other) || other.created - one.created;

/** Whether the newest payment since the subscription began was refunded in full. */
const isRefunded = ({ created }: StripeSubscription, charges: readonly StripeCharge[]): boolean => {
  const [newest] = charges
    .filter((charge) => charge.status === 'succeeded' && charge.created >= created)
    .sort((one, other) => other.created - one.created);
  return newest !== undefined && newest.amount > 0 && newest.amount_refunded >= newest.amount;
};

/**
 * A customer's plan according to Stripe. Null if they pay for something other than a plan, so that nothing is known.
 */
export const subscriptionStatusOf = (
  customerId: string,
  subscriptions: readonly StripeSubscription[],
  charges: readonly StripeCharge[],
  { paid }: Pick<Plans, 'paid'>,
): SubscriptionStatus | null => {
  const planOf = ({ items }: StripeSubscription): string | undefined =>
    Object.keys(paid).find((plan) => items.data.some(({ price }) => price.id === paid[plan]?.price));
  const live = subscriptions.filter((each) => rankOf(each) < OVER);
  const [best] = live.filter((each) => planOf(each) !== undefined).sort(byRank);
  const plan = best && planOf(best);
  if (best === undefined || plan === undefined)
    return live.length > 0 ? null : { status: 'ended', payer: { kind: 'stripe', customerId }, reason: 'canceled' };
  const payer = { kind: 'stripe', customerId, subscriptionId: best.id } as const;
  if (!PAID.includes(best.status)) return { status: 'unpaid', plan, payer };
  return isRefunded(best, charges) ? { status: 'ended', payer, reason: 'refunded' } : { status: 'active', plan, payer };
};
