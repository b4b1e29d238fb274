import {
  subscriptionStatusOf,
  type StripeCharge,
  type StripeInvoice,
  type StripeSubscription,
} from './subscription-status';

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
/** A charge, paid by a payment intent of the same number. */
const charge = (created: number, amount_refunded = 0, status = 'succeeded'): StripeCharge => ({
  id: `ch_${created}`,
  payment_intent: `pi_${created}`,
  created,
  amount: 1200,
  amount_refunded,
  status,
});
/** Invoices of a subscription, one for each of these charges. */
const invoicesOf = (subscription: string, ...charges: readonly StripeCharge[]): StripeInvoice[] =>
  charges.map(({ created }) => ({
    parent: { subscription_details: { subscription } },
    payments: { data: [{ payment: { payment_intent: `pi_${created}` } }] },
  }));
const statusFrom = (
  subscriptions: readonly StripeSubscription[],
  charges: readonly StripeCharge[] = [],
  invoices: readonly StripeInvoice[] = invoicesOf('sub_1', ...charges),
) => subscriptionStatusOf('cus_ann', { subscriptions, invoices, charges }, plans);

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
  test('a refund of the whole newest payment ends the plan until the next payment', () => {
    expect(statusFrom([subscription('active')], [charge(1000), charge(2000, 1200)])).toMatchObject({
      status: 'ended',
      reason: 'refunded',
    });
    expect(statusFrom([subscription('active')], [charge(2000, 1200), charge(3000)])).toMatchObject({
      status: 'active',
    });
  });
  test('a refund of a part of the payment does not end the plan', () =>
    expect(statusFrom([subscription('active')], [charge(1000, 1199)])).toMatchObject({ status: 'active' }));
  test('a refund of an earlier subscription does not end the plan', () => {
    const refunded = charge(1000, 1200);
    expect(statusFrom([subscription('trialing', 5000)], [refunded], invoicesOf('sub_earlier', refunded))).toMatchObject(
      { status: 'active' },
    );
  });
  test('a refund of something else that the customer bought does not end the plan', () => {
    const shirt = charge(3000, 1200);
    const plan = charge(2000);
    expect(statusFrom([subscription('active')], [shirt, plan], invoicesOf('sub_1', plan))).toMatchObject({
      status: 'active',
    });
    const oneOff = { parent: null, payments: { data: [{ payment: { payment_intent: 'pi_3000' } }] } };
    const invoices = [oneOff, ...invoicesOf('sub_1', plan)];
    expect(statusFrom([subscription('active')], [shirt, plan], invoices)).toMatchObject({ status: 'active' });
  });
  test('a later purchase does not hide a refund of the plan', () => {
    const plan = charge(2000, 1200);
    expect(statusFrom([subscription('active')], [charge(3000), plan], invoicesOf('sub_1', plan))).toMatchObject({
      status: 'ended',
      reason: 'refunded',
    });
  });
  test('a refund of a charge without a payment intent counts', () => {
    const direct = { ...charge(2000, 1200), payment_intent: null };
    const invoice = {
      parent: { subscription_details: { subscription: { id: 'sub_1' } } },
      payments: { data: [{ payment: { charge: { id: 'ch_2000' } } }] },
    };
    expect(statusFrom([subscription('active')], [direct], [invoice])).toMatchObject({ reason: 'refunded' });
  });
  test('a refund of a failed payment does not end the plan', () =>
    expect(statusFrom([subscription('active')], [charge(1000), charge(2000, 1200, 'failed')])).toMatchObject({
      status: 'active',
    }));
});
