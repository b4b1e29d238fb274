import { type SubscriptionEvent, subscriptionEvents } from '#events/billing/subscription.events';
import { assertNever } from '#kernel/assert-never';
import { type Plans, portfolioDecider } from '#modules/trackers/published';
import { commandStep, sideEffectStep, processOf } from '#platform/processes/process';
import type { StripeApi } from '../stripe/stripe-api';

/** Null for the limits of the free plan, also after the operator has taken the plan out of the settings. */
const allowanceAfter = (event: SubscriptionEvent, { paid }: Plans) => {
  switch (event.type) {
    case 'PlanActivated':
    case 'PlanChanged': {
      const plan = paid[event.data.plan];
      return plan === undefined ? null : { trackers: plan.trackers, daily: plan.daily };
    }
    case 'PaymentFailed':
    case 'PlanEnded':
      return null;
    default:
      return assertNever(event);
  }
};

/** Sets the number of trackers that a user may have, by the plan that is paid for. */
export const plansSetAllowances = (plans: Plans) =>
  processOf(subscriptionEvents, {
    name: 'plan-allowances',
    on: ['PlanActivated', 'PlanChanged', 'PaymentFailed', 'PlanEnded'],
    react: (event) => {
      const { userId: ownerId } = event.data;
      const allowance = allowanceAfter(event, plans);
      return [
        commandStep(portfolioDecider, ownerId, { type: 'ChangeAllowance', ownerId, allowance, free: plans.free }),
      ];
    },
  });

/** Cancels at Stripe: nothing is charged to someone whose account is gone. */
export const erasuresCancelAtStripe = (stripe: Pick<StripeApi, 'cancel'>) =>
  processOf(subscriptionEvents, {
    name: 'cancelled-subscriptions',
    on: ['PlanEnded'],
    mayLag: true,
    react: ({ data: { payer, reason } }) =>
      payer.kind === 'stripe' && reason === 'account_erased'
        ? [sideEffectStep('cancel-at-stripe', () => stripe.cancel(payer.subscriptionId))]
        : [],
  });
