import { cleanup, screen, waitFor } from '@testing-library/react';
import { signOut } from '#shared/session/session-changes';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { savePendingTracker, storedPendingTracker } from '#features/tracker-draft/published/pending-tracker';
import { signInWithTokens } from '../sign-in-with-tokens';
import { RegisterPage } from './register.page';

const server = fakeServer();

const open = (url: string) => renderPage(<RegisterPage aside={null} />, { path: '/register', url });
const administrator = 'This account will be the administrator of this installation.';

test('tells the first user that they become the administrator', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: true }));
  open('/register?grant=setup');
  await screen.findByText(administrator);
});

test('later users are not told that they become the administrator', async () => {
  const requests = server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  open('/register?grant=press');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText(administrator)).toBeNull();
});

test('a draft is sent with the registration, is kept, and is not sent with another email address', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  const requests = server.post('/api/common/send-verify-email').answers(() => ({}));
  const draft = {
    tracker_description: 'Crewed missions to the Moon',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: [],
  };
  savePendingTracker(draft);
  for (const email of ['ann@example.org', 'Ann@example.org', 'bob@example.org']) {
    const { user } = open('/register');
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
    await screen.findByText(`We've sent a verification link to ${email}.`, { exact: false });
    cleanup();
  }
  expect(requests.map(({ body }) => body.pending_tracker)).toEqual([draft, draft, null]);
  expect(storedPendingTracker()).toMatchObject(draft);
});

test('the time of the registration is noted by the server’s clock', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  const date = 'Sun, 01 Mar 2026 12:00:00 GMT';
  server.post('/api/common/send-verify-email').answers(() => Response.json({}, { headers: { date } }));
  savePendingTracker({
    tracker_description: 'Moon',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: [],
  });
  const { user } = open('/register');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
  await waitFor(() =>
    expect(storedPendingTracker()?.sent).toEqual({ email: 'ann@example.org', at: '2026-03-01T12:00:00.000Z' }),
  );
});

test('a failure without a response has its own message', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  server.post('/api/common/send-verify-email').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = open('/register');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
  await screen.findByText('An unexpected error occurred.');
});

test('a referral code also applies in other tabs until someone has signed in', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  const requests = server.post('/api/common/send-verify-email').answers(() => ({}));
  for (const url of ['/register?ref=anns-code', '/register']) {
    const { user } = open(url);
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'bob@example.org');
    await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
    await screen.findByText('Please check your email');
    cleanup();
  }
  server.post('/api/common/sign-out').answers(() => undefined);
  await signInWithTokens({ access: 'access', refresh: 'refresh' }, null);
  // The page's route does this.
  await signOut();
  const { user } = open('/register');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'cid@example.org');
  await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
  await screen.findByText('Please check your email');
  expect(requests.map(({ body }) => body.referral_code)).toEqual(['anns-code', 'anns-code', undefined]);
});
