import { renderHook, screen, waitFor } from '@testing-library/react';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useTrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerBanner } from './tracker-banner';

const server = fakeServer();

const plan = { tier: 'pro', label: 'Pro', trackers: 50, daily: 25 };

const open = (change: Parameters<typeof trackerFixture>[0]) =>
  renderPage(<TrackerBanner tracker={trackerFixture(change)} onOpenRun={() => undefined} />);

test('a recorded tracker says that it does not update by itself', () => {
  open({ recorded: true, can_edit: false });
  screen.getByText(/does not update by itself/);
});

test('a tracker beyond its owner’s plan says why it is paused', async () => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, plans: [plan] }));
  open({ suspended: true, can_edit: true });
  screen.getByText('Paused: beyond your plan.', { exact: false });
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/pricing');
});

test('no link to the plans is shown where none are sold', async () => {
  const { queries } = open({ suspended: true, can_edit: true });
  await waitFor(() => expect(queries.getQueryData(['config'])).toBeDefined());
  screen.getByText('Paused: beyond your plan.', { exact: false });
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

describe('a recorded tracker', () => {
  const recorded = { recorded: true, can_edit: false } as const;
  beforeEach(() => saveTokens({ access: accessToken(), refresh: 'r' }));

  test('a recorded tracker leads to creating one’s own', async () => {
    const { user } = open(recorded);
    await user.click(screen.getByRole('button', { name: 'Clone it to get updates' }));
    expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 't1' });
  });

  test('a recorded tracker is cloned instead of followed', async () => {
    const { user } = open(recorded);
    expect(screen.queryByRole('switch', { name: 'Following' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 't1' });
  });

  test('a recorded tracker followed earlier can be unfollowed', async () => {
    const requests = server.post('/api/topics/toggle-following/{id}').answers(() => ({ following: false }));
    const { user } = open({ ...recorded, following: true });
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('Unfollowed topic');
    expect(requests.map(({ body }) => body)).toEqual([{ following: false }]);
  });
});

test('signed-out people are told to sign in to follow', async () => {
  const { user } = open({ can_edit: false });
  const follow = screen.getByRole('switch', { name: 'Following', description: 'Sign in to follow this tracker' });
  expect(follow.getAttribute('aria-disabled')).toBe('true');
  expect(follow.textContent).toMatch(/^Follow(?!ing)/);
  await user.hover(follow);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Sign in to follow this tracker');
});

test('following is shown at once, and a failure is reverted and reported', async () => {
  saveTokens({ access: accessToken(), refresh: 'r' });
  let fail: () => void = () => undefined;
  server
    .post('/api/topics/toggle-following/{id}')
    .answers(() => new Promise<Response>((answer) => (fail = () => answer(problemResponse(503, 'UNAVAILABLE')))));
  const { user } = open({ can_edit: false, public: true });
  const toggle = screen.getByRole('switch', { name: 'Following' });
  await user.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect(toggle.textContent).toBe('Following');
  fail();
  await screen.findByText('Failed to update following status');
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(toggle.textContent).toBe('Follow');
});

test('a new tracker without findings offers no emails and no questions', () => {
  open({ can_edit: true, current_state: null });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();
  screen.getByRole('button', { name: 'Edit' });
});
