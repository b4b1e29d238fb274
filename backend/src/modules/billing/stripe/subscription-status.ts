import type { Plans } from '#modules/trackers/published';
import type { SubscriptionStatus } from '../domain/subscription.decider';

/** Stripe names other objects by id, or includes them where that was asked for. */
type Reference = string | { readonly id: string };

/** What Stripe has on record about a customer. */
export interface StripeRecords {
  readonly subscriptions: readonly StripeSubscription[];
  readonly invoices: readonly StripeInvoice[];
  readonly charges: readonly StripeCharge[];
}

/** Fields that are read of Stripe's subscriptions. Times are in seconds since 1970. */
export interface StripeSubscription {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

/** Fields that are read of Stripe's invoices. Since 2025, charges no longer name their invoice; invoices list their payments. */
export interface StripeInvoice {
  readonly parent: { readonly subscription_details: { readonly subscription: Reference } | null } | null;
  readonly payments?: {
    readonly data: readonly {
      readonly payment: { readonly payment_intent?: Reference; readonly charge?: Reference };
    }[];
  };
}

/** Fields that are read of Stripe's charges. */
export interface StripeCharge {
  readonly id: string;
  /** The payment that the charge was an attempt at; null for a charge made directly. */
  readonly payment_intent: Reference | null;
  readonly status: string;
  readonly created: number;
  /** The amount in the currency's smallest unit, such as cents. */
  readonly amount: number;
  readonly amount_refunded: number;
}

const PAID: readonly string[] = ['active', 'trialing'];
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'paused'];

/** Rank of a subscription that is over. */
const RANK_OF_ENDED = 2;

const rankOf = ({ status }: StripeSubscription): number =>
  PAID.includes(status) ? 0 : UNPAID.includes(status) ? 1 : RANK_OF_ENDED;

/** Puts paid subscriptions first, and the latest among equals first. */
const byRank = (one: StripeSubscription, other: StripeSubscription): number =>
  rankOf(one) - rankOf(other) || other.created - one.created;

const idOf = (reference: Reference): string => (typeof reference === 'string' ? reference : reference.id);

/** Ids of the payments of a subscription's invoices: of payment intents or, without one, of charges. */
const paymentsOf = ({ id }: StripeSubscription, invoices: readonly StripeInvoice[]): ReadonlySet<string> => {
  const references = invoices
    .filter(({ parent }) => parent?.subscription_details && idOf(parent.subscription_details.subscription) === id)
    .flatMap(({ payments }) => payments?.data ?? [])
    .flatMap(({ payment }) => payment.payment_intent ?? payment.charge ?? []);
  return new Set(references.map(idOf));
};

/**
 * Whether the subscription's newest payment was refunded in full. Customers may pay for other things through the same
 * account, so only payments of the subscription's own invoices count.
 */
const isRefunded = (subscription: StripeSubscription, { invoices, charges }: StripeRecords): boolean => {
  const payments = paymentsOf(subscription, invoices);
  const [newest] = charges
    .filter(({ status }) => status === 'succeeded')
    .filter(({ id, payment_intent }) => payments.has(payment_intent === null ? id : idOf(payment_intent)))
    .sort((one, other) => other.created - one.created);
  return newest !== undefined && newest.amount > 0 && newest.amount_refunded >= newest.amount;
};

/**
 * A customer's plan according to Stripe. Null if they pay for something other than a plan, so that nothing is known.
 */
export const subscriptionStatusOf = (
  customerId: string,
  records: StripeRecords,
  { paid }: Pick<Plans, 'paid'>,
): SubscriptionStatus | null => {
  const planOf = ({ items }: StripeSubscription): string | undefined =>
    Object.keys(paid).find((plan) => items.data.some(({ price }) => price.id === paid[plan]?.price));
  const live = records.subscriptions.filter((each) => rankOf(each) < RANK_OF_ENDED);
  const [best] = live.filter((each) => planOf(each) !== undefined).sort(byRank);
  const plan = best && planOf(best);
  if (best === undefined || plan === undefined)
    return live.length > 0 ? null : { status: 'ended', payer: { kind: 'stripe', customerId }, reason: 'canceled' };
  const payer = { kind: 'stripe', customerId, subscriptionId: best.id } as const;
  if (!PAID.includes(best.status)) return { status: 'unpaid', plan, payer };
  return isRefunded(best, records) ? { status: 'ended', payer, reason: 'refunded' } : { status: 'active', plan, payer };
};
