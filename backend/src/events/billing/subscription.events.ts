import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';

/**
 * How a plan is paid for. The ids are Stripe's: they say nothing about a person, and outlast an erasure, as invoices
 * do.
 */
export type Payer =
  { readonly kind: 'stripe'; readonly customerId: string; readonly subscriptionId: string } | LocalPayer;

/** The billing page for development, where no money changes hands. */
export type LocalPayer = { readonly kind: 'local' };

export type EndReason = 'canceled' | 'refunded' | 'account_erased';

interface OfPlan {
  readonly userId: string;
  /** A key of PLANS. */
  readonly plan: string;
}

/** `subscription-{user}`: changes to a user's plan reported by the payment provider. */
export const subscriptionEvents = declareEvents('subscription', {
  /** A plan is paid for: for the first time, again, or after a payment that had failed. */
  PlanActivated: event<OfPlan & { readonly payer: Payer }>(),
  /** Another plan is paid for instead. */
  PlanChanged: event<OfPlan & { readonly from: string }>(),
  /** A payment failed. The free plan applies until one succeeds. */
  PaymentFailed: event<OfPlan & { readonly payer: Payer }>(),
  /** The plan is over, and the free one applies. */
  PlanEnded: event<OfPlan & { readonly payer: Payer; readonly reason: EndReason }>(),
});

export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
export type PlanEnded = EventOfType<typeof subscriptionEvents, 'PlanEnded'>;
