import { z } from 'zod';
import { isRefusal, refuse, refuseField, type Refusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { type Plans, trackersSettings } from '#modules/trackers/published';
import { CONFIG } from '#platform/config/config';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { billingSettings } from '../billing.settings';
import { addressField, ownAddress } from '../return-address';
import { type CheckoutRequest, StripeApi } from '../stripe/stripe-api';
import { wayToPay } from '../ways-to-pay';

const query = z.strictObject({
  user_slug: z.string().max(200).describe('The caller’s own.'),
  user_tier: z.string().max(200).describe('A key of PLANS.'),
  return_url: addressField.describe('Within the site: where one goes who does not pay.'),
  success_url: addressField.describe('Within the site: where one goes who has paid.'),
});

const NOTHING_SOLD = refuse('NOT_FOUND', 'This site does not sell plans.');
const HAS_PLAN = refuse('CONFLICT', 'You already have a plan. You can change it on your account page.');

const elsewhere = (path: string): Refusal =>
  refuse('INVALID', 'The return address must be on this site.', [
    { path, message: 'This address is not on this site.' },
  ]);

/** The checkout that is asked for, with the price of the plan. */
const checkoutOf = async (
  userId: string,
  checkout: z.output<typeof query>,
  publicUrl: string,
  { paid }: Plans,
  reads: Pick<ReadStore, 'get'>,
): Promise<CheckoutRequest | Refusal> => {
  if (checkout.user_slug !== userId) return refuse('ACCESS_DENIED', 'You can only pay for your own plan.');
  const price = paid[checkout.user_tier]?.price;
  if (price === undefined) return refuseField('user_tier', 'This plan does not exist.');
  const cancelUrl = ownAddress(checkout.return_url, publicUrl);
  if (cancelUrl === null) return elsewhere('return_url');
  const successUrl = ownAddress(checkout.success_url, publicUrl);
  if (successUrl === null) return elsewhere('success_url');
  const [account, subscription] = await Promise.all([reads.get(accounts, userId), reads.get(subscriptions, userId)]);
  const email = account?.email ?? null;
  if (email === null) return refuse('AUTH_REQUIRED', 'Please sign in.');
  // A customer whose payment failed pays where they manage the plan: a second subscription would be charged in
  // addition to the first.
  if (subscription !== undefined && subscription.status !== 'ended') return HAS_PLAN;
  return { userId, email, customerId: subscription?.customer_id ?? null, price, successUrl, cancelUrl };
};

/** Reading only: nothing of ours changes before Stripe says that it was paid. */
export const StartCheckout = readRoute({
  path: 'api/v1/stripe/checkout',
  access: 'user',
  inPerson: 'Payments',
  summary: 'Where to pay for a plan.',
  query,
  rateLimit: { kind: 'costly' },
  answers: z.strictObject({ url: z.string() }),
  uses: [READ_STORE, CONFIG, trackersSettings.port, billingSettings.port, StripeApi],
  async read({ caller: { userId }, query: request }, reads, config, plans, settings, stripe) {
    const way = wayToPay(settings, config);
    if (way === 'off') return NOTHING_SOLD;
    const checkout = await checkoutOf(userId, request, config.publicUrl, plans, reads);
    if (isRefusal(checkout)) return checkout;
    if (way === 'stripe') return { url: await stripe.checkoutUrl(checkout) };
    const page = new URL('/billing', config.publicUrl);
    page.searchParams.set('plan', request.user_tier);
    page.searchParams.set('success_url', checkout.successUrl);
    page.searchParams.set('return_url', checkout.cancelUrl);
    return { url: page.href };
  },
});
