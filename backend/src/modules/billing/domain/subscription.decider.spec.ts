import type { Payer, SubscriptionEvent } from '#events/billing/subscription.events';
import { scenario } from '#test/support/given-when-then';
import { type SubscriptionStatus, type SubscriptionCommand, subscriptionDecider } from './subscription.decider';

const { given } = scenario(subscriptionDecider);

const userId = 'ann';
const payer = { kind: 'stripe', customerId: 'cus_ann', subscriptionId: 'sub_1' } as const;
const friend = { kind: 'stripe', customerId: 'cus_bob', subscriptionId: 'sub_9' } as const;
const says = (status: SubscriptionStatus): SubscriptionCommand => ({
  type: 'RecordSubscriptionStatus',
  userId,
  status,
});
const paid = (plan = 'pro', by: Payer = payer) => says({ status: 'active', plan, payer: by });
const unpaid = (by: Payer = payer) => says({ status: 'unpaid', plan: 'pro', payer: by });
const over = (by: Payer = payer) => says({ status: 'ended', payer: by, reason: 'canceled' });

const activated = (plan = 'pro', by: Payer = payer): SubscriptionEvent => ({
  type: 'PlanActivated',
  data: { userId, plan, payer: by },
});
const failed: SubscriptionEvent = { type: 'PaymentFailed', data: { userId, plan: 'pro', payer } };
const ended: SubscriptionEvent = { type: 'PlanEnded', data: { userId, plan: 'pro', payer, reason: 'canceled' } };

test('a plan is active once it is paid for, and a repeat changes nothing', () => {
  given().when(paid()).then(activated());
  given(activated()).when(paid()).thenNothing();
});

test('another plan may be paid for instead', () =>
  given(activated())
    .when(paid('team'))
    .then({ type: 'PlanChanged', data: { userId, plan: 'team', from: 'pro' } }));

test('a failed payment ends what the plan allows, until one succeeds', () => {
  given(activated()).when(unpaid()).then(failed);
  given(activated(), failed).when(unpaid()).thenNothing();
  given(activated(), failed).when(paid()).then(activated());
});

test('a plan ends by a cancellation or a refund, once, and can be paid for again', () => {
  given(activated()).when(over()).then(ended);
  given(activated(), failed).when(over()).then(ended);
  given(activated())
    .when(says({ status: 'ended', payer, reason: 'refunded' }))
    .then({ type: 'PlanEnded', data: { userId, plan: 'pro', payer, reason: 'refunded' } });
  given(activated(), ended).when(over()).thenNothing();
  given(activated(), ended).when(paid()).then(activated());
});

test('a plan that was never paid for cannot fail or end', () => {
  given().when(unpaid()).thenNothing();
  given().when(over()).thenNothing();
});

describe('another payer', () => {
  test('neither changes nor ends a plan that is paid for', () => {
    given(activated()).when(paid('team', friend)).thenNothing();
    given(activated()).when(unpaid(friend)).thenNothing();
    given(activated()).when(over(friend)).thenNothing();
    given(activated())
      .when(over({ kind: 'local' }))
      .thenNothing();
  });
  test('another payer may pay for a plan that is not paid for', () => {
    given(activated(), failed).when(paid('pro', friend)).then(activated('pro', friend));
    given(activated(), ended).when(paid('pro', friend)).then(activated('pro', friend));
    given(activated(), failed).when(over(friend)).thenNothing();
  });
});

test('an erasure ends it', () => {
  given(activated())
    .when({ type: 'EndByErasure', userId })
    .then({ type: 'PlanEnded', data: { userId, plan: 'pro', payer, reason: 'account_erased' } });
  given(activated(), ended).when({ type: 'EndByErasure', userId }).thenNothing();
});
