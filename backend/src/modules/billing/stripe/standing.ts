import type { Plans } from '#modules/trackers/published';
import type { Standing } from '../domain/subscription.decider';

/** What is read of Stripe's subscriptions. Times are in seconds since 1970. */
export interface StripeSubscription {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

/** What is read of Stripe's charges. */
export interface StripeCharge {
  readonly status: string;
  readonly created: number;
  /** Of the currency's smallest unit, such as cents. */
  readonly amount: number;
  readonly amount_refunded: number;
}

const PAID: readonly string[] = ['active', 'trialing'];
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'paused'];

const OVER = 2;

const rankOf = ({ status }: StripeSubscription): number =>
  PAID.includes(status) ? 0 : UNPAID.includes(status) ? 1 : OVER;

/** Those that are paid for come first, and the latest of them. */
const byRank = (one: StripeSubscription, other: StripeSubscription): number =>
  rankOf(one) - rankOf(other) || other.created - one.created;

/** Whether all of the newest payment since the subscription began was given back. */
const isRefunded = ({ created }: StripeSubscription, charges: readonly StripeCharge[]): boolean => {
  const [newest] = charges
    .filter((charge) => charge.status === 'succeeded' && charge.created >= created)
    .sort((one, other) => other.created - one.created);
  return newest !== undefined && newest.amount > 0 && newest.amount_refunded >= newest.amount;
};

/** What Stripe says of a customer now. Null if they pay for something that is no plan, so that nothing is known. */
export const standingOf = (
  customerId: string,
  subscriptions: readonly StripeSubscription[],
  charges: readonly StripeCharge[],
  { paid }: Pick<Plans, 'paid'>,
): Standing | null => {
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
