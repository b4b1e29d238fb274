import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { configQuery } from '#shared/api/get-config';
import { accessToken, configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { type User, userQuery } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { PlanForApplication } from './plan-for-application';

const server = fakeServer();
const plans = [{ tier: 'pro', label: 'Pro', trackers: 50, daily: 25 }];

/** Shows the data that the component decides by, so that its absence is meaningful. */
const Known = () => {
  const known = [useQuery(userQuery), useQuery(configQuery)];
  return known.every(({ data }) => data !== undefined) ? <p>Known</p> : null;
};

const open = async (user: Partial<User>, config: object = {}) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/config').answers(() => ({ ...configFixture, plans, ...config }));
  server.get('/api/common/user').answers(() => ({ ...userFixture, ...user }));
  renderPage(
    <>
      <PlanForApplication />
      <Known />
    </>,
    { path: '/portal' },
  );
  await screen.findByText('Known');
};

test('an applicant without a plan is led to the plans', async () => {
  await open({ role: 'applicant' });
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans');
});

test.each([
  ['with a plan', { role: 'applicant', stripe_plan_active: true }, {}],
  ['whose last payment failed, as the account says so', { role: 'applicant', payment_due: true }, {}],
  ['where no plans are sold', { role: 'applicant' }, { billing: 'off' }],
  ['who does not apply', { role: 'coordinator' }, {}],
] as const)('a person %s is not led to the plans', async (_who, user, config) => {
  await open(user, config);
  expect(screen.queryByRole('link')).toBeNull();
});
