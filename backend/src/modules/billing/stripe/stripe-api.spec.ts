import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { type FakeStripe, paidThrough, startFakeStripe } from '#test/support/fakes/fake-stripe';
import { configurationFor } from '#test/support/http-app';
import { StripeApi } from './stripe-api';

let fake: FakeStripe;
let outbound: ConfiguredOutbound;
let stripe: StripeApi;

const apiAt = (url: string) => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = paidThrough({ url });
  const plans = { free: { trackers: 5, daily: 2 }, paid: {} };
  return new StripeApi(outbound, { stripe: { secretKey, webhookSecret, apiBase: url } }, plans);
};

beforeEach(async () => {
  fake = await startFakeStripe();
  outbound = new ConfiguredOutbound(configurationFor({}).config);
  stripe = apiAt(fake.url);
});
afterEach(async () => {
  await outbound.close();
  await fake.close();
});

const request = {
  userId: 'ann',
  email: 'ann@example.org',
  customerId: null,
  price: 'price_pro',
  successUrl: 'http://localhost:3000/user',
  cancelUrl: 'http://localhost:3000/pricing',
};
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test.each([429, 500, 503])('a status of %d may pass, and says so', async (status) => {
  fake.failWith(status);
  expect(await faultOf(stripe.checkoutUrl(request))).toMatchObject({
    code: 'UNAVAILABLE',
    detail: 'Stripe is not available at the moment. Please try again later.',
  });
});

test('a server that cannot be reached may be asked again', async () => {
  await fake.close();
  expect(await faultOf(stripe.checkoutUrl(request))).toMatchObject({ code: 'UNAVAILABLE' });
});

test.each([400, 401, 402, 403])('a status of %d is a refusal, which trying again does not change', async (status) => {
  fake.failWith(status);
  expect(await faultOf(stripe.checkoutUrl(request))).toMatchObject({
    name: 'StripeRefused',
    code: 'INTERNAL',
    detail:
      'Stripe refused this request, and trying again will not help. Please contact the administrators of this site.',
    message: expect.stringContaining(String(status)),
  });
});

test('the log line of a refusal names its kind and nothing that was sent to Stripe', async () => {
  fake.failWith(400, { type: 'invalid_request_error', code: 'email_invalid', message: `Invalid: ${request.email}` });
  const fault = await faultOf(stripe.checkoutUrl(request));
  if (!(fault instanceof Error)) throw new Error('Nothing was refused.');
  expect(fault.message).toContain('StripeInvalidRequestError, 400, email_invalid');
  expect(`${fault.message} ${fault.stack}`).not.toContain(request.email);
});

test('a subscription that Stripe no longer knows counts as cancelled; any other refusal does not', async () => {
  await stripe.cancel('sub_404');
  fake.failWith(403);
  expect(await faultOf(stripe.cancel('sub_404'))).toMatchObject({ name: 'StripeRefused' });
});
