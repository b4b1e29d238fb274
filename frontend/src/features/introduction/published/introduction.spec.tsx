import { act, screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { User } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { sourceFixture } from '#features/evidence/source.fixture';
import { Introduction } from './introduction';
import { RestartIntroduction } from './restart-introduction';

const server = fakeServer();

const signInAs = (change: Partial<User>, access = accessToken()) => {
  saveTokens({ access, refresh: 'refresh' });
  server.get('/api/topics/wire').answers(() => []);
  return server.get('/api/common/user').answers(() => ({ ...userFixture, ...change }));
};
/** Saves the sent changes to the user. */
const updates = (change: Partial<User> = {}) =>
  server.post('/api/common/update-introduction').answers(({ body }) => {
    signInAs({ ...change, introduction: body.introduction ? 'restarted' : 'ended' });
    return body;
  });
const panel = () => screen.queryByRole('region', { name: 'Introduction' });

test('the introduction goes from a claim and its evidence to the first tracker and the email time', async () => {
  signInAs({ introduction: 'new' });
  const saved = updates();
  server.get('/api/topics/wire').answers(() => [
    {
      tracker_id: 'p1',
      display_title: 'Tariffs',
      at: '2026-06-01T09:00:00Z',
      kind: 'new',
      text: 'The rate rises to 25 per cent.',
      mentions: null,
      source: sourceFixture(),
    },
  ]);
  const createRequests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
  const timeRequests = server.post('/api/common/update-email-send-time').answers(({ body }) => body);
  server.post('/api/common/update-timezone').answers(({ body }) => body);
  const { user, location } = renderPage(<Introduction />);
  await screen.findByText('The rate rises to 25 per cent.');
  expect(screen.getByRole('link', { name: /1/ })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement?.textContent).toBe('Start your first tracker');
  await user.click(screen.getByRole('button', { name: 'Crewed missions to the Moon' }));
  // The user now has a tracker, which does not end the introduction.
  signInAs({ introduction: 'new', tracker_count: 1 });
  await user.click(screen.getByRole('button', { name: 'Start' }));

  const time = await screen.findByRole('combobox', { name: 'Email send time' });
  expect(createRequests.map(({ body }) => body.tracker_description)).toEqual(['Crewed missions to the Moon']);
  await user.selectOptions(time, '18:30');
  await waitFor(() => expect(timeRequests.map(({ body }) => body)).toEqual([{ hour: 18, minute: 30 }]));
  await user.click(screen.getByRole('button', { name: 'Open your tracker' }));
  await waitFor(() => expect(location()).toBe('/tracker/t9'));
  expect(saved.map(({ body }) => body)).toEqual([{ introduction: false }]);
});

test('skipping the introduction is remembered', async () => {
  signInAs({ introduction: 'new' });
  const saved = updates();
  const { user } = renderPage(<Introduction />);
  await user.click(await screen.findByRole('button', { name: 'Skip the introduction' }));
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ introduction: false }]));
});

test('a skipped introduction stays hidden when an older response arrives', async () => {
  signInAs({ introduction: 'new' });
  updates();
  const { user, queries } = renderPage(<Introduction />);
  const skip = await screen.findByRole('button', { name: 'Skip the introduction' });
  const held = heldAnswer({ ...userFixture, introduction: 'new' as const });
  server.get('/api/common/user').answers(() => held.given);
  act(() => void queries.invalidateQueries({ queryKey: ['user'] }));
  await user.click(skip);
  await waitFor(() => expect(panel()).toBeNull());
  await act(async () => {
    held.give();
    await held.given;
  });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(panel()).toBeNull();
});

describe('is not shown', () => {
  const impersonator = `access.${btoa(JSON.stringify({ iat: 1000, exp: 1900, act: { sub: 'root' } }))}.signature`;

  test.each([
    ['once ended', { introduction: 'ended' as const }, undefined],
    ['to impersonators', { introduction: 'restarted' as const }, impersonator],
  ])('%s', async (_when, change, access) => {
    const asked = signInAs(change, access);
    if (access !== undefined) saveTokens({ access, refresh: null });
    const { queries } = renderPage(<Introduction />);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(panel()).toBeNull();
  });
});

test('the introduction ends for good once there is a tracker, even if that is deleted', async () => {
  signInAs({ introduction: 'new', tracker_count: 1 });
  const saved = updates({ tracker_count: 1 });
  renderPage(<Introduction />);
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ introduction: false }]));
  expect(panel()).toBeNull();
});

test('the introduction can be restarted even with trackers', async () => {
  signInAs({ introduction: 'ended', tracker_count: 3 });
  const saved = updates({ tracker_count: 3 });
  const { user } = renderPage(
    <>
      <Introduction />
      <RestartIntroduction />
    </>,
    { path: '/*' },
  );
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  await screen.findByRole('region', { name: 'Introduction' });
  expect(saved.map(({ body }) => body)).toEqual([{ introduction: true }]);
});
