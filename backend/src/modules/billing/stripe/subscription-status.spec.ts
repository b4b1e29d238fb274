import { subscriptionStatusOf, type StripeCharge, type StripeSubscription } from './subscription-status';

const plans = {
  paid: {
    pro: { label: 'Pro', trackers: 50, daily: 25, price: 'price_pro' },
    team: { label: 'Team', trackers: 500, daily: 250, price: 'price_team' },
  },
};
const subscription = (status: string, created = 1000, price = 'price_pro', id = 'sub_1'): StripeSubscription => ({
  id,
  status,
  created,
  items: { data: [{ price: { id: price } }] },
});
const charge = (created: number, amount_refunded = 0, status = 'succeeded'): StripeCharge => ({
  created,
  amount: 1200,
  amount_refunded,
  status,
});
const statusFrom = (subscriptions: readonly StripeSubscription[], charges: readonly StripeCharge[] = []) =>
  subscriptionStatusOf('cus_ann', subscriptions, charges, plans);

test.each([
  ['active', { status: 'active', plan: 'pro' }],
  ['trialing', { status: 'active', plan: 'pro' }],
  ['past_due', { status: 'unpaid', plan: 'pro' }],
  ['unpaid', { status: 'unpaid', plan: 'pro' }],
  ['paused', { status: 'unpaid', plan: 'pro' }],
  ['canceled', { status: 'ended', reason: 'canceled' }],
  ['incomplete', { status: 'ended', reason: 'canceled' }],
  ['incomplete_expired', { status: 'ended', reason: 'canceled' }],
  ['a status of next year', { status: 'ended', reason: 'canceled' }],
])('a subscription that is %s', (status, expected) => {
  expect(statusFrom([subscription(status)])).toMatchObject({ ...expected, payer: { customerId: 'cus_ann' } });
});

test('the latest paid one of several subscriptions counts', () => {
  const old = subscription('canceled', 1000);
  const pro = subscription('active', 2000, 'price_pro', 'sub_2');
  const team = subscription('active', 3000, 'price_team', 'sub_3');
  expect(statusFrom([old, pro])).toMatchObject({ status: 'active', payer: { subscriptionId: 'sub_2' } });
  expect(statusFrom([team, old, pro])).toMatchObject({ plan: 'team' });
  expect(statusFrom([subscription('past_due', 4000), pro])).toMatchObject({ status: 'active' });
});

test('a price that is no plan of ours says nothing while it is paid, and ends what was when it is not', () => {
  expect(statusFrom([subscription('active', 1000, 'price_of_a_mug')])).toBeNull();
  expect(statusFrom([subscription('canceled', 1000, 'price_of_a_mug')])).toMatchObject({ status: 'ended' });
  expect(statusFrom([])).toMatchObject({ status: 'ended' });
});

describe('a refund', () => {
  test('of the whole newest payment ends the plan until the next payment', () => {
    expect(statusFrom([subscription('active')], [charge(1000), charge(2000, 1200)])).toMatchObject({
      status: 'ended',
      reason: 'refunded',
    });
    expect(statusFrom([subscription('active')], [charge(2000, 1200), charge(3000)])).toMatchObject({
      status: 'active',
    });
  });
  test('of a part of it does not', () =>
    expect(statusFrom([subscription('active')], [charge(1000, 1199)])).toMatchObject({ status: 'active' }));
  test('of an earlier subscription does not either', () =>
    expect(statusFrom([subscription('trialing', 5000)], [charge(1000, 1200)])).toMatchObject({ status: 'active' }));
  test('is no matter of payments that failed', () =>
    expect(statusFrom([subscription('active')], [charge(1000), charge(2000, 1200, 'failed')])).toMatchObject({
      status: 'active',
    }));
});
