import supertest from 'supertest';
import type { Ids } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { userDecider } from '#modules/accounts/domain/user.decider';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { IDS } from '#platform/ids';
import { registrationOf } from '../support/accounts/user-examples';
import {
  type FakeStripe,
  PLANS,
  type StripeEvent,
  WEBHOOK_SECRET,
  paidThrough,
  signatureOf,
  startFakeStripe,
} from '../support/fakes/fake-stripe';
import { repeats } from '../support/long';
import { type Product, startProduct } from '../support/product';
import { seeded } from '../support/seeded';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const BACK = { return_url: '/pricing', success_url: '/user?checkout=success' };

const folder = temporaryFolder();
let stripe: FakeStripe;
let product: Product;

const start = async (): Promise<void> => {
  product = await startProduct(folder, {
    ...UNREACHABLE_HOSTS,
    ...paidThrough(stripe),
    // Missed events are to be taken at the start, not in between.
    SCHEDULER_TICK_MS: '3600000',
  });
};

beforeAll(async () => {
  stripe = await startFakeStripe();
  await start();
});
afterAll(async () => {
  await product.stop();
  await stripe.close();
});

/** An account that exists, without the mail that leads to one. */
const register = async (userId: string): Promise<void> => {
  const runner = product.app.get(CommandRunner, { strict: false });
  const context = ofTheSystem(product.app.get<Ids>(IDS, { strict: false }).next(), new Date());
  await runner.run(userDecider, userId, { type: 'Register', registration: registrationOf(userId) }, context);
  const activation = { firstName: 'Ann', lastName: 'Lee', passwordHash: 'hash', identity: null };
  await runner.run(userDecider, userId, { type: 'Activate', activation }, context);
  await until(`${userId} is shown`, async () => (await userOf(userId)).status === 200);
};

const userOf = (userId: string) => product.as(userId).get('/api/common/user/');
const limitsOf = async (userId: string) => {
  const { body } = await userOf(userId);
  return [body.subscription_type, body.total_tracker_limit, body.day_tracker_limit];
};
const checkout = (userId: string, changes: Readonly<Record<string, string>> = {}) =>
  product
    .as(userId)
    .get(
      `/api/v1/stripe/checkout/?${new URLSearchParams({ user_slug: userId, user_tier: 'pro', ...BACK, ...changes })}`,
    );
const post = async (body: string, headers: Readonly<Record<string, string>>) =>
  supertest(await product.app.getUrl())
    .post('/api/common/stripe-webhook/')
    .set(headers)
    .send(body);
const deliver = async (event: StripeEvent) => {
  const body = JSON.stringify(event, null, 2);
  const answer = await post(body, signatureOf(body));
  if (answer.status === 200) stripe.deliver(event);
  return answer;
};
const deliverNew = async (): Promise<void> => {
  for (const event of stripe.events) if (!told.has(event.id)) expect((await deliver(event)).status).toBe(200);
  for (const { id } of stripe.events) told.add(id);
};
const told = new Set<string>();
const typesOf = async (userId: string) =>
  (await product.events(`subscription-${userId}`)).map(({ type }: Recorded) => type);

const payFor = async (userId: string): Promise<string> => {
  const { body } = await checkout(userId);
  const session = stripe.sessions.find(({ url }) => url === body.url);
  if (session === undefined) throw new Error(`No checkout at ${body.url}.`);
  const customer = stripe.pay(session);
  await deliverNew();
  return customer;
};

test('paying raises the limits, and what ends a plan pauses the newest trackers until it is paid again', async () => {
  await register('ann');
  const ann = product.as('ann');
  expect((await ann.get('/api/v1/check-paid/')).body).toEqual({ is_paid: false });
  const customer = await payFor('ann');
  expect((await ann.get('/api/v1/check-paid/')).body).toEqual({ is_paid: true });
  const tier = { tier: 'pro', iq_id: null, slug: 'ann', draft_doc_id: 'ann' };
  expect((await ann.get('/api/v1/get-user-tier/')).body).toEqual(tier);
  expect(await limitsOf('ann')).toEqual(['pro', 7, 4]);

  const made: string[] = [];
  for (let index = 0; index < 7; index++) {
    const topic = {
      tracker_description: `Track notices ${index}.`,
      update_frequency: 'week',
      domains: ['agency.example'],
    };
    made.push((await ann.post('/api/topics/create-tracker/', topic)).body.tracker_id);
  }
  const suspended = async (): Promise<readonly string[]> => {
    const shown = await Promise.all(made.map((id) => ann.get(`/api/topics/tracker/${id}/`)));
    return shown.filter(({ body }) => body.suspended).map(({ body }) => body.tracker_id);
  };
  expect(await suspended()).toEqual([]);

  stripe.failPayment(customer);
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['free', 5, 2]);
  expect((await userOf('ann')).body).toMatchObject({ stripe_plan_active: false, payment_due: true, tracker_count: 7 });
  expect(await suspended()).toEqual(made.slice(5));

  stripe.renew(customer);
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['pro', 7, 4]);
  expect(await suspended()).toEqual([]);

  stripe.changePrice(customer, 'price_team');
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['team', 9, 9]);

  const shirt = stripe.buy(customer);
  stripe.refundCharge(shirt);
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['team', 9, 9]);

  stripe.refund(customer, 1199);
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['team', 9, 9]);
  stripe.refund(customer, 1);
  await deliverNew();
  expect(await limitsOf('ann')).toEqual(['free', 5, 2]);
  expect(await suspended()).toEqual(made.slice(5));
  stripe.cancel(customer);
  await deliverNew();
  expect(await typesOf('ann')).toEqual(['PlanActivated', 'PaymentFailed', 'PlanActivated', 'PlanChanged', 'PlanEnded']);

  // The same customer comes back.
  expect(await payFor('ann')).toBe(customer);
  expect(await suspended()).toEqual([]);
  const [row] = (await product.as('sue', 'staff').get('/api/admin/subscriptions/')).body;
  expect(row).toMatchObject({ id: 'ann', status: 'active', plan: 'pro', payer: 'stripe', customer_id: customer });
  expect((await ann.post('/api/common/stripe-portal/')).body).toEqual({
    url: `https://portal.stripe.example/${customer}`,
  });
});

test('a checkout is for a plan that is sold, for oneself, once, and returns to this site', async () => {
  await register('bob');
  const codes = async (changes: Readonly<Record<string, string>>) => {
    const { status, body } = await checkout('bob', changes);
    return [status, body.code];
  };
  expect(await codes({ user_slug: 'ann' })).toEqual([403, 'ACCESS_DENIED']);
  expect(await codes({ user_tier: 'gold' })).toEqual([400, 'INVALID']);
  expect(await codes({ user_tier: 'constructor' })).toEqual([400, 'INVALID']);
  expect(await codes({ success_url: 'https://evil.example/' })).toEqual([400, 'INVALID']);
  expect(await codes({ return_url: '//evil.example/' })).toEqual([400, 'INVALID']);
  expect((await product.as('bob').post('/api/common/stripe-portal/')).body.code).toBe('CONFLICT');
  expect((await product.signedOut.get('/api/v1/check-paid/')).status).toBe(401);
  await payFor('bob');
  expect(stripe.sessions.at(-1)?.success_url).toMatch(/^http:\/\/localhost:\d+\/user\?checkout=success$/);
  expect(await codes({})).toEqual([409, 'CONFLICT']);
  // The page of success says nothing of a payment, and neither does the one for development.
  const local = await product.as('eve').post('/api/common/local-billing/', { outcome: 'paid', plan: 'pro' });
  expect(local.status).toBe(404);
});

test('an event is believed only if Stripe signed exactly this body within the last five minutes', async () => {
  await register('cid');
  stripe.payByTable('cid', 'price_pro');
  const event = stripe.events.at(-1);
  const body = JSON.stringify(event, null, 2);
  const now = Math.floor(Date.now() / 1000);
  const { 'stripe-signature': signature = '', ...type } = signatureOf(body);
  const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [body, type],
    [body, { ...type, 'stripe-signature': '' }],
    [body, { ...type, 'stripe-signature': `t=${now},v1=${'0'.repeat(64)}` }],
    [body, { ...type, 'stripe-signature': signature.replace('v1=', 'v0=') }],
    [body, signatureOf(body, 'whsec_of_somebody_else')],
    [body, signatureOf(body, WEBHOOK_SECRET, now - 301)],
    [body, { ...type, 'stripe-signature': signature.replace(/t=\d+/, `t=${now - 1}`) }],
    [body.replace('checkout.session.completed', 'customer.subscription.updated'), signatureOf(body)],
    [JSON.stringify(event), signatureOf(body)],
    [`${body} `, signatureOf(body)],
    ['', signatureOf(body)],
    ['{"type":', signatureOf(body)],
  ];
  for (const [sent, headers] of refused) expect((await post(sent, headers)).status).toBe(400);
  expect(await limitsOf('cid')).toEqual(['free', 5, 2]);
  expect((await post(body, signatureOf(body, WEBHOOK_SECRET, now - 290))).status).toBe(200);
  expect(await limitsOf('cid')).toEqual(['pro', 7, 4]);
});

test('a customer who is nobody here, or who pays for somebody’s plan a second time, changes nothing', async () => {
  stripe.payByTable('nobody', 'price_pro');
  await deliverNew();
  expect(await typesOf('nobody')).toEqual([]);
  await register('dan');
  stripe.payByTable('dan', 'price_pro');
  const other = stripe.payByTable('dan', 'price_team');
  await deliverNew();
  stripe.cancel(other);
  await deliverNew();
  expect(await typesOf('dan')).toEqual(['PlanActivated']);
});

test('an event is refused while Stripe is away, and taken at the next start', async () => {
  await register('eli');
  const customer = stripe.payByTable('eli', 'price_pro');
  const event = stripe.events.at(-1);
  if (event === undefined) throw new Error('Nothing happened.');
  stripe.failWith(500);
  expect((await deliver(event)).status).toBe(503);
  stripe.failWith(null);
  await product.stop();
  await start();
  await until('the plan is there', async () => (await limitsOf('eli'))[0] === 'pro');
  stripe.remove(customer);
  await deliverNew();
  expect(await limitsOf('eli')).toEqual(['free', 5, 2]);
});

test('an erased account is charged no more', async () => {
  await register('fay');
  stripe.payByTable('fay', 'price_pro');
  await deliverNew();
  const { subscription_id: subscription } = (await product.as('sue', 'staff').get('/api/admin/subscriptions/fay/'))
    .body;
  const why = { reason: 'Asked for it by mail.' };
  await product.as('adam', 'staff', 'admin').post('/api/admin/users/fay/erase/', why);
  await until('the subscription is cancelled', () => stripe.canceled.includes(subscription));
  await deliverNew();
  expect(await typesOf('fay')).toEqual(['PlanActivated', 'PlanEnded']);
});

const MANY = repeats(2000, 300);

test(`${MANY} events, a fifth of them twice, in any order while more happens, end in what Stripe says`, async () => {
  const below = seeded(30);
  const people = Array.from({ length: 40 }, (_, index) => `person-${index}`);
  await Promise.all(people.map(register));
  const first = stripe.events.length;
  const customers = people.map((userId) => stripe.payByTable(userId, 'price_pro'));
  const acts = [
    (customer: string) => stripe.renew(customer),
    (customer: string) => stripe.failPayment(customer),
    (customer: string) => stripe.changePrice(customer, 'price_team'),
    (customer: string) => stripe.changePrice(customer, 'price_pro'),
    (customer: string) => stripe.cancel(customer),
    (customer: string) => stripe.refund(customer),
    (customer: string) => stripe.refundCharge(stripe.buy(customer)),
  ];
  const waiting: StripeEvent[] = [];
  let taken = first;
  const happen = (): void => {
    acts[below(acts.length)]?.(customers[below(customers.length)] ?? '');
    for (const event of stripe.events.slice(taken)) waiting.push(event, ...(below(5) === 0 ? [event] : []));
    taken = stripe.events.length;
  };
  const deliverSome = async (): Promise<void> => {
    const picked = Array.from({ length: Math.min(8, waiting.length) }, () => waiting.splice(below(waiting.length), 1));
    const answers = picked.flat().map((event) => deliver(event));
    // More happens while those are taken.
    if (taken - first < MANY) happen();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(picked.map(() => 200));
  };
  while (taken - first < MANY / 2) happen();
  while (waiting.length > 0) {
    for (let index = 0; index < 4 && taken - first < MANY; index++) happen();
    await deliverSome();
  }
  expect(taken - first).toBeGreaterThanOrEqual(MANY);

  const planOf: Readonly<Record<string, string>> = { price_pro: 'pro', price_team: 'team' };
  const expected = customers.map((customer) => planOf[stripe.paidBy(customer) ?? ''] ?? 'free');
  const plans = await Promise.all(people.map(async (userId) => (await limitsOf(userId))[0]));
  expect(plans).toEqual(expected);
  expect(new Set(plans).size).toBe(3);
});

describe('an installation without Stripe', () => {
  const deskFolder = temporaryFolder();

  test('a page stands in for it on a computer of one’s own', async () => {
    const desk = await startProduct(deskFolder, { PLANS });
    const pay = (outcome: string, plan = 'pro') => desk.as('ann').post('/api/common/local-billing/', { outcome, plan });
    const tier = async () => (await desk.as('ann').get('/api/v1/get-user-tier/')).body.tier;
    const tiers = [await tier()];
    for (const outcome of ['paid', 'failed', 'paid', 'refunded', 'paid', 'canceled']) {
      expect((await pay(outcome)).status).toBe(200);
      tiers.push(await tier());
    }
    expect(tiers).toEqual(['free', 'pro', 'free', 'pro', 'free', 'pro', 'free']);
    expect((await pay('paid', 'gold')).status).toBe(400);
    expect((await desk.as('ann').post('/api/common/stripe-portal/')).body.url).toMatch(/\/billing$/);
    await desk.stop();
  });
});
