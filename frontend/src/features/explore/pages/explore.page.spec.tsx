import { renderHook, screen, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { useTrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import { ExplorePage } from './explore.page';

const server = fakeServer();

beforeEach(() => {
  server.get('/api/common/user').answers(() => userFixture);
  server.get('/api/v1/documents').answers(() => []);
  server.get('/api/topics/wire').answers(() => []);
});

const explore = (...titles: readonly string[]): Schema<'Explore'> => ({
  header: 'Track Anything',
  subheader: '',
  categories: [],
  topics: [],
  topic: null,
  trackers: titles.map((title) => ({
    id: title,
    tracker_description: title,
    display_title: title,
    category: 'Trade',
    created_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-01T00:00:00.000Z',
    following: false,
    can_edit: false,
    recorded: false,
    last_line: null,
    last_line_origin: null,
    found_line: null,
  })),
});

test('a page without shared trackers says so and offers once to create one', async () => {
  server.get('/api/topics/search-trackers/{presetId}').answers(() => explore());
  renderPage(<ExplorePage />, { path: '/explore/:presetId', url: '/explore/maine' });
  await screen.findByText('Nobody shares one on this topic yet.');
  expect(screen.getAllByRole('button', { name: 'Create your own tracker' })).toHaveLength(1);
});

test.each([
  ['a visitor', false, 1],
  ['a signed-in person', true, 0],
])('the product is explained to visitors only: %s, %s', async (_who, isSignedIn, times) => {
  if (isSignedIn) saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/search-trackers').answers(() => ({ ...explore('Zinc'), subheader: 'Short updates.' }));
  renderPage(<ExplorePage />);
  await screen.findByText(/Short updates\.$/);
  expect(screen.queryAllByText(/ follows topics for you: /)).toHaveLength(times);
});

test('a recorded tracker offers to be cloned instead of followed', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const { trackers } = explore('Zinc', 'Copper');
  server.get('/api/topics/search-trackers').answers(() => ({
    ...explore(),
    trackers: trackers.map((tracker) => ({ ...tracker, recorded: tracker.id === 'Zinc' })),
  }));
  const requests = server.post('/api/topics/tracker/{id}/clone').answers(() => ({ tracker_id: 'mine' }));
  const { user } = renderPage(<ExplorePage />);
  await screen.findByRole('button', { name: 'Follow: Copper' });
  await user.click(screen.getByRole('button', { name: 'Clone: Zinc' }));
  expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({ intention: 'clone', originalId: 'Zinc' });
  expect(requests).toEqual([]);
});

test('one’s own tracker is labelled as such and cannot be followed', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const { trackers } = explore('Zinc', 'Copper');
  server.get('/api/topics/search-trackers').answers(() => ({
    ...explore(),
    trackers: trackers.map((tracker) => ({ ...tracker, can_edit: tracker.id === 'Zinc' })),
  }));
  renderPage(<ExplorePage />);
  await screen.findByRole('button', { name: 'Follow: Copper' });
  expect(screen.queryByRole('button', { name: /Zinc/ })).toBeNull();
  screen.getByText('Yours');
});

test('following and unfollowing are both reported', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  let following = false;
  const { trackers, ...rest } = explore('Copper');
  server
    .get('/api/topics/search-trackers')
    .answers(() => ({ ...rest, trackers: trackers.map((tracker) => ({ ...tracker, following })) }));
  server.post('/api/topics/toggle-following/{id}').answers(({ body }) => {
    following = body.following;
    return body;
  });
  const { user } = renderPage(<ExplorePage />);
  await user.click(await screen.findByRole('button', { name: 'Follow: Copper' }));
  await screen.findByText('Now following topic');
  await user.click(await screen.findByRole('button', { name: 'Following: Copper' }));
  await screen.findByText('Unfollowed topic');
});

test('fetches more trackers on demand, page by page, until there are none', async () => {
  const url = '/api/topics/search-trackers?cursor=after-copper';
  const requests = server
    .get('/api/topics/search-trackers')
    .answers(({ query }) =>
      query.get('cursor') === null
        ? Response.json(explore('Copper'), { headers: { link: `<${url}>; rel="next"` } })
        : explore('Zinc'),
    );
  const { user } = renderPage(<ExplorePage />);
  await screen.findByRole('link', { name: 'Copper' });
  expect(screen.queryByRole('link', { name: 'Zinc' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  await screen.findByRole('link', { name: 'Zinc' });
  screen.getByRole('link', { name: 'Copper' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(requests.map(({ query }) => query.get('cursor'))).toEqual([null, 'after-copper']);
});

test('lists trackers by what they told below those whose names match, with the line, which leads to its place', async () => {
  const { trackers, ...rest } = explore('Copper', 'Norland');
  const line = {
    claim_id: 'c1',
    update_id: 'u1',
    text: 'Norland exempts copper.',
    marks: [{ from: 16, to: 22 }],
    host: 'council.example',
    day: '2025-02-20',
  };
  server.get('/api/topics/search-trackers').answers(() => ({
    ...rest,
    trackers: trackers.map((tracker) => (tracker.id === 'Norland' ? { ...tracker, found_line: line } : tracker)),
  }));
  renderPage(<ExplorePage />, { path: '/explore', url: '/explore?query=copper' });
  const told = within(await screen.findByRole('region', { name: 'Matching findings' }));
  expect(told.queryByRole('link', { name: 'Copper' })).toBeNull();
  told.getByRole('link', { name: 'Norland' });
  const found = told.getByRole('link', { name: /^Norland exempts/ });
  expect(found.getAttribute('href')).toBe('/tracker/Norland#line-u1-c1');
  expect(found.querySelector('mark')?.textContent).toBe('copper');
  told.getByText('council.example · February 20, 2025');
});

test('a search that finds nothing offers to track what was looked for', async () => {
  server.get('/api/topics/search-trackers').answers(() => explore());
  const { user } = renderPage(<ExplorePage />, { path: '/explore', url: '/explore?query=drones' });
  await screen.findByText('No trackers found.');
  const [offer] = screen.getAllByRole('button', { name: 'Track “drones”' });
  if (offer === undefined) throw new Error('Nothing is offered.');
  await user.click(offer);
  expect(renderHook(useTrackerDialogRequest).result.current).toMatchObject({
    intention: 'create',
    draft: { tracker_description: 'drones' },
  });
});
