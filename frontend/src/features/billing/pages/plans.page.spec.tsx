import { screen } from '@testing-library/react';
import { accessToken, configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { User } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { PlansPage } from './plans.page';

const server = fakeServer();

const open = (config: object, role: User['role'] = 'applicant') => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/config').answers(() => ({ ...configFixture, ...config }));
  server.get('/api/common/user').answers(() => ({ ...userFixture, role }));
  server.get('/api/v1/get-user-tier').answers(() => ({ tier: 'pro', slug: 'u1', iq_id: null, draft_doc_id: '' }));
  return renderPage(<PlansPage />, { path: '/plans' });
};

test('the page asks to purchase one of the plans', async () => {
  open({ billing: 'local', plans: [{ tier: 'pro', label: 'Pro', trackers: 50, daily: 25 }] });
  await screen.findByText('To complete your REAP application, please purchase a plan below.');
  screen.getByRole('button', { name: 'Purchase' });
});

test('the page mentions an application to applicants only', async () => {
  open({ billing: 'local', plans: [{ tier: 'pro', label: 'Pro', trackers: 50, daily: 25 }] }, 'coordinator');
  await screen.findByText('Please purchase a plan below.');
});

test('the page does not ask to purchase a plan where none is sold', async () => {
  open({ billing: 'off', plans: [] });
  await screen.findByText('No plans are sold here.', { exact: false });
  expect(screen.queryByText(/please purchase a plan below/i)).toBeNull();
});
