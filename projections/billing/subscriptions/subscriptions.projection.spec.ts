import type { Payer, SubscriptionEvent } from '#events/billing/subscription.events';
import { projected } from '#test/support/read-models/projected';
import { subscriptions } from './subscriptions.projection';

const payer: Payer = { kind: 'stripe', customerId: 'cus_1', subscriptionId: 'sub_1' };
const paid = { userId: 'ann', plan: 'pro', payer };
const activated: SubscriptionEvent = { type: 'PlanActivated', data: paid };

test('a plan that is paid for, and what became of it', async () => {
  const active = {
    _id: 'ann',
    status: 'active',
    plan: 'pro',
    payer: 'stripe',
    customer_id: 'cus_1',
    subscription_id: 'sub_1',
    activated_at: '2026-03-01T01:00:00.000Z',
    changed_at: '2026-03-01T01:00:00.000Z',
    end_reason: null,
  };
  expect(await projected(subscriptions, [activated])).toEqual([active]);
  const changed_at = '2026-03-01T02:00:00.000Z';
  const changes: readonly (readonly [SubscriptionEvent, object])[] = [
    [{ type: 'PlanChanged', data: { userId: 'ann', plan: 'team', from: 'pro' } }, { plan: 'team' }],
    [{ type: 'PaymentFailed', data: paid }, { status: 'unpaid' }],
    [
      { type: 'PlanEnded', data: { ...paid, reason: 'refunded' } },
      { status: 'ended', end_reason: 'refunded' },
    ],
  ];
  for (const [event, change] of changes)
    expect(await projected(subscriptions, [activated, event])).toEqual([{ ...active, ...change, changed_at }]);
});

test('a plan that is paid for again is active from then on, without the reason of its end', async () => {
  const ended: SubscriptionEvent = { type: 'PlanEnded', data: { ...paid, reason: 'canceled' } };
  const again: SubscriptionEvent = { type: 'PlanActivated', data: { ...paid, payer: { kind: 'local' } } };
  expect(await projected(subscriptions, [activated, ended, again])).toMatchObject([
    { status: 'active', payer: 'local', customer_id: null, activated_at: '2026-03-01T03:00:00.000Z', end_reason: null },
  ]);
});
