import { cleanup, screen, waitFor } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { User } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { AccountPage } from './account.page';

const server = fakeServer();

const open = (user: Partial<User> = {}, url = '/user') => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/api-tokens').answers(() => []);
  server.get('/api/common/channels').answers(() => []);
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [] }));
  server.get('/api/common/sessions').answers(() => []);
  server.get('/api/common/impersonations').answers(() => []);
  server.get('/api/common/private-readings').answers(() => []);
  server.get('/api/chronic/diagnosis').answers(() => ({ diagnosis: null, keeps_diary: false }));
  server.post('/api/common/check-staff').answers(() => ({ is_staff: false, is_admin: false, is_super: false }));
  server.get('/api/common/user').answers(() => ({ ...userFixture, timezone: 'Europe/Berlin', ...user }));
  return renderPage(<AccountPage />, { path: '/user', url });
};
const lastName = () => screen.findByRole('textbox', { name: 'Last name' });
const save = () => screen.getByRole('button', { name: 'Save profile' });

test('counts are shown with their limit if it is under 10', async () => {
  open({ tracker_count: 3, total_tracker_limit: 5, day_tracker_count: 12, day_tracker_limit: 25 });
  await screen.findByText('3 / 5');
  screen.getByText('12');
});

test('the names are changed, once however often the button is pressed', async () => {
  const { user } = open();
  let finish = (): void => undefined;
  const requests = server.post('/api/common/update-profile').answers(async ({ body }) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return body;
  });
  await user.clear(await lastName());
  await user.type(await lastName(), ' Li ');
  await user.dblClick(save());
  expect(requests.map(({ body }) => body)).toEqual([{ first_name: userFixture.first_name, last_name: 'Li' }]);
  finish();
  await screen.findByText('Profile updated');
});

test('names are required, and may not be 10,000 characters long', async () => {
  const { user } = open();
  await user.clear(await lastName());
  await user.click(save());
  await screen.findByText('Last name is required');
  await user.click(await lastName());
  await user.paste('a'.repeat(10_000));
  await screen.findByText('At most 100 characters');
});

test('typed text is kept when the session ends', async () => {
  const { user, queries } = open();
  server.post('/api/common/update-profile').answers(() => problemResponse(401, 'AUTH_REQUIRED', 'Please sign in.'));
  server.post('/api/common/refresh-token').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  await user.clear(await lastName());
  await user.type(await lastName(), 'Li');
  server.get('/api/common/user').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  await user.click(save());
  await waitFor(() => expect(storedTokens()).toBeNull());
  // As the app does on sign-out.
  await queries.resetQueries();
  expect(await lastName()).toHaveProperty('value', 'Li');
});

test('a password can be changed only where passwords are used to sign in', async () => {
  open();
  await screen.findByRole('heading', { name: 'Password' });
  cleanup();

  server.get('/api/common/config').answers(() => ({
    ...configFixture,
    sign_ins: { ...configFixture.sign_ins, email: false },
  }));
  open();
  await lastName();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull());
});

const time = () => screen.findByRole('combobox', { name: 'Email send time' });

test('the email time is chosen in local time and sent in UTC', async () => {
  const { user } = open({ email_time: '12:00', timezone: 'Asia/Tokyo' });
  const requests = server.post('/api/common/update-email-send-time').answers(({ body }) => body);
  expect((await time()).textContent).toMatch(/^19:0019:30.*08:30$/);
  await user.selectOptions(await time(), '08:30');
  await screen.findByText('Email time updated');
  expect(requests.map(({ body }) => body)).toEqual([{ hour: 23, minute: 30 }]);
});

test.each([
  ['Asia/Tokyo', '10:00 to 23:30 UTC, 19:00 to 08:30 in your time zone.'],
  ['UTC', '10:00 to 23:30 UTC.'],
])('the possible times, in %s, and the immediate emails are explained beside the time', async (timezone, range) => {
  open({ email_time: '12:00', timezone });
  await time();
  screen.getByText(
    `The daily email leaves from ${range} The first findings of a new tracker come at once, in an email of their own.`,
  );
});

test('the first choice of a time stores the browser’s time zone with it', async () => {
  const { user } = open({ timezone: null });
  const requests = server.post('/api/common/update-timezone').answers(({ body }) => body);
  server.post('/api/common/update-email-send-time').answers(({ body }) => body);
  const options = [...(await time()).querySelectorAll('option')];
  await user.selectOptions(await time(), options.at(-1) ?? '');
  await screen.findByText('Email time updated');
  expect(requests.map(({ body }) => body.timezone)).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone]);
});

test('a time that could not be saved is not shown as saved', async () => {
  const { user } = open({ email_time: '12:00', timezone: 'UTC' });
  server.post('/api/common/update-email-send-time').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await user.selectOptions(await time(), '10:30');
  await screen.findByText('Could not update time');
  expect(await time()).toHaveProperty('value', '12:00');
});

test('the time zone can be chosen', async () => {
  const { user } = open();
  const requests = server.post('/api/common/update-timezone').answers(({ body }) => body);
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'new york');
  await user.click(await screen.findByRole('option', { name: 'America/New York' }));
  await screen.findByText('Time zone updated');
  expect(requests.map(({ body }) => body)).toEqual([{ timezone: 'America/New_York' }]);
});

describe('the plan', () => {
  test('the plan is upgraded on the pricing page', async () => {
    const plan = { tier: 'pro', label: 'Pro', trackers: 50, daily: 25 };
    server.get('/api/common/config').answers(() => ({ ...configFixture, plans: [plan] }));
    open();
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/pricing');
  });
  test.each([
    ['none is configured', configFixture],
    ['nobody can pay', { ...configFixture, billing: 'off' } as const],
  ])('the plan links nowhere where %s', async (_why, config) => {
    server.get('/api/common/config').answers(() => config);
    const { queries } = open();
    await screen.findByRole('heading', { name: 'Plan' });
    await waitFor(() => expect(queries.getQueryData(['config'])).toBeDefined());
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });
  test('a paid plan is managed at Stripe, and a failure to reach it is reported', async () => {
    const audio = { voice: null, format: 'wav', month_characters: 0, month_limit: null } as const;
    server.get('/api/common/audio').answers(() => audio);
    const { user } = open({ stripe_plan_active: true, subscription_type: 'pro' });
    server
      .post('/api/common/stripe-portal')
      .answers(() => problemResponse(503, 'UNAVAILABLE', 'Stripe could not be reached.'));
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    await screen.findByText('Stripe could not be reached.');
  });
  test('a failed payment is reported with its consequence', async () => {
    open({ payment_due: true });
    await screen.findByText('The last payment failed.', { exact: false });
    screen.getByRole('button', { name: 'Manage' });
  });
  test.each([
    ['success', 'Subscription updated successfully'],
    ['fail', 'Subscription update canceled'],
  ])('a checkout that ended with %s says so, once', async (outcome, words) => {
    const { search } = open({}, `/user?checkout=${outcome}`);
    await screen.findByText(words);
    await waitFor(() => expect(search()).toBe(''));
    expect(screen.getAllByText(words)).toHaveLength(1);
  });
});

test('only a person who keeps a diary is asked for a diagnosis, and others can begin one', async () => {
  const { user } = open();
  await lastName();
  expect((await screen.findByRole('link', { name: 'Begin a diary' })).getAttribute('href')).toBe('/diary');
  expect(screen.queryByRole('textbox', { name: 'Diagnosis' })).toBeNull();
  cleanup();

  open();
  let diagnosis: string | null = null;
  server.get('/api/chronic/diagnosis').answers(() => ({ diagnosis, keeps_diary: true }));
  server.post('/api/chronic/diagnosis').answers(({ body }) => {
    ({ diagnosis } = body);
    return {};
  });
  await user.click(await screen.findByRole('button', { name: 'Save diagnosis' }));
  await screen.findByText('Please enter a diagnosis');
  await user.type(screen.getByRole('textbox', { name: 'Diagnosis' }), 'Ulcerative colitis{Enter}');
  await screen.findByText('Diagnosis saved');
  expect(diagnosis).toBe('Ulcerative colitis');
});
