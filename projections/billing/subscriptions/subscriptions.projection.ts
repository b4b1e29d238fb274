import {
  type EndReason,
  type Payer,
  type SubscriptionEvent,
  subscriptionEvents,
} from '#events/billing/subscription.events';
import { assertNever } from '#kernel/assert-never';
import { type Changes, change, put } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/** A user's plan, or their last one if it has ended. `_id` is the user's id. */
export interface SubscriptionDocument {
  readonly _id: string;
  readonly status: 'active' | 'unpaid' | 'ended';
  /** A key of PLANS. */
  readonly plan: string;
  readonly payer: Payer['kind'];
  /** Stripe's ids; null for the local page. */
  readonly customer_id: string | null;
  readonly subscription_id: string | null;
  /** Time when it last became active. */
  readonly activated_at: string;
  readonly changed_at: string;
  readonly end_reason: EndReason | null;
}

export const subscriptions = projectionOfUser<SubscriptionEvent, SubscriptionDocument>({
  name: 'subscriptions',
  from: [subscriptionEvents],
  indexes: [{ keys: ['customer_id'] }, { keys: ['changed_at'] }],
  project(event) {
    const { userId } = event.data;
    const at = event.metadata.occurred_at;
    const changed = ($set: Changes<SubscriptionDocument>['$set']) => [
      change<SubscriptionDocument>(userId, { $set: { ...$set, changed_at: at } }),
    ];
    switch (event.type) {
      case 'PlanActivated': {
        const { plan, payer } = event.data;
        return [
          put({
            _id: userId,
            status: 'active',
            plan,
            payer: payer.kind,
            customer_id: payer.kind === 'stripe' ? payer.customerId : null,
            subscription_id: payer.kind === 'stripe' ? payer.subscriptionId : null,
            activated_at: at,
            changed_at: at,
            end_reason: null,
          }),
        ];
      }
      case 'PlanChanged':
        return changed({ plan: event.data.plan });
      case 'PaymentFailed':
        return changed({ status: 'unpaid' });
      case 'PlanEnded':
        return changed({ status: 'ended', end_reason: event.data.reason });
      default:
        return assertNever(event);
    }
  },
});
