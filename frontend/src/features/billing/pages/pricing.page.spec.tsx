import { act, screen, waitFor } from '@testing-library/react';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { openExternal } from '#shared/ui/open-external';
import type { User } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { PricingPage } from './pricing.page';

jest.mock('#shared/ui/open-external', () => ({ openExternal: jest.fn() }));

const server = fakeServer();
const left = jest.mocked(openExternal);
afterEach(() => {
  left.mockClear();
  jest.useRealTimers();
});

const plans = [{ tier: 'pro', label: 'Pro', trackers: 50, daily: 25 }];
const table = { id: 'prctbl_1', publishable_key: 'pk_test_1' };
const heading = { name: 'Choose the Aidy plan that works best for you', level: 1 };

const open = (config: object = {}, user: Partial<User> | null = {}) => {
  if (user !== null) saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/config').answers(() => ({ ...configFixture, billing: 'stripe', plans, ...config }));
  server.get('/api/common/user').answers(() => ({ ...userFixture, ...user }));
  return renderPage(<PricingPage />, { path: '/pricing' });
};

test('lists the plans with their limits, and leads to where one is paid for', async () => {
  const requests = server.get('/api/v1/stripe/checkout').answers(() => ({ url: 'https://checkout.stripe.example/1' }));
  const { user } = open();
  await screen.findByRole('heading', heading);
  screen.getByText('5 trackers, 2 of them daily');
  screen.getByText('50 trackers, 25 of them daily');
  await user.click(screen.getByRole('button', { name: 'Choose Pro' }));
  await waitFor(() => expect(left.mock.calls).toEqual([['https://checkout.stripe.example/1']]));
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    user_slug: 'u1',
    user_tier: 'pro',
    success_url: '/user?checkout=success',
    return_url: '/user?checkout=fail',
  });
});

test('two presses open one checkout', async () => {
  const requests = server.get('/api/v1/stripe/checkout').answers(() => ({ url: 'https://checkout.stripe.example/1' }));
  const { user } = open();
  const plan = await screen.findByRole('button', { name: 'Choose Pro' });
  const answers: (() => void)[] = [];
  server
    .get('/api/common/user')
    .answers(() => new Promise<User>((answer) => answers.push(() => answer({ ...userFixture }))));
  await user.dblClick(plan);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(requests).toHaveLength(1);
});

test('a person who has bought a plan meanwhile is redirected to the customer portal, not to another checkout', async () => {
  const requests = server.get('/api/v1/stripe/checkout').answers(() => ({ url: 'https://checkout.stripe.example/1' }));
  server.post('/api/common/stripe-portal').answers(() => ({ url: 'https://portal.stripe.example/1' }));
  const { user } = open();
  const plan = await screen.findByRole('button', { name: 'Choose Pro' });
  server.get('/api/common/user').answers(() => ({ ...userFixture, stripe_plan_active: true }));
  await user.click(plan);
  await waitFor(() => expect(left.mock.calls).toEqual([['https://portal.stripe.example/1', 'replace']]));
  expect(requests).toEqual([]);
});

test('a subscriber is redirected to the customer portal, and the redirect replaces the history entry', async () => {
  server.post('/api/common/stripe-portal').answers(() => ({ url: 'https://portal.stripe.example/1' }));
  open({}, { stripe_plan_active: true });
  await screen.findByText('Redirecting to customer portal...');
  await waitFor(() => expect(left.mock.calls).toEqual([['https://portal.stripe.example/1', 'replace']]));
});

test('a plan that cannot be opened is reported', async () => {
  server
    .post('/api/common/stripe-portal')
    .answers(() => problemResponse(503, 'UNAVAILABLE', 'Stripe could not be reached.'));
  open({}, { payment_due: true });
  await screen.findByText('Stripe could not be reached.');
});

test('Stripe’s table is shown as soon as its script has come, for the user who looks', async () => {
  open({ pricing_table: table });
  await screen.findByRole('status', { name: 'Loading' });
  await waitFor(() => expect(document.querySelector('script[src^="https://js.stripe.com/"]')).not.toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
  customElements.define('stripe-pricing-table', class extends HTMLElement {});
  await screen.findByRole('heading', heading);
  const shown = document.querySelector('stripe-pricing-table');
  expect(shown?.getAttribute('pricing-table-id')).toBe('prctbl_1');
  expect(shown?.getAttribute('client-reference-id')).toBe('u1');
});

test('signed-out people see the plans, too', async () => {
  open({ pricing_table: table }, null);
  await screen.findByRole('button', { name: 'Choose Pro' });
});

test('the plans stay visible if they cannot be refreshed', async () => {
  const { queries } = open();
  const plan = await screen.findByRole('button', { name: 'Choose Pro' });
  server.get('/api/common/config').answers(() => problemResponse(503, 'UNAVAILABLE'));
  server.get('/api/common/user').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await act(() => queries.refetchQueries());
  expect(plan.isConnected).toBe(true);
});

test('the page says so if no plans are sold', async () => {
  open({ billing: 'off', plans: [] });
  await screen.findByText('No plans are sold here.', { exact: false });
});
