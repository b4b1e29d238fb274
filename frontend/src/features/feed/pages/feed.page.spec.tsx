import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { CollectionItem } from '#features/collections/api/get-folder';
import { folderItemFixture, rootFixture } from '#features/collections/folder-item.fixture';
import { trackerItemFixture } from '#features/collections/tracker-item.fixture';
import type { FeedUpdate } from '../api/feed';
import { feedUpdateFixture } from '../feed-update.fixture';
import { FeedPage } from './feed.page';

const server = fakeServer();

const older = feedUpdateFixture({
  id: 'u0',
  tracker_id: 't0',
  display_title: 'Moon missions',
  created_at: '2026-08-12T09:00:00.000Z',
});

interface Given {
  readonly updates?: readonly FeedUpdate[];
  readonly tags?: readonly string[];
  readonly readUpTo?: string | null;
  readonly url?: string;
  /** In My Trackers. */
  readonly items?: CollectionItem[];
}

const open = ({
  updates = [feedUpdateFixture(), older],
  tags = ['Space', 'Trade'],
  readUpTo = null,
  url = '/feed?tags=Trade',
  items = [],
}: Given = {}) => {
  server.get('/api/topics/get-user-tags').answers(() => tags.map((title) => ({ id: title, title })));
  server.get('/api/topics/feed/read').answers(() => ({ read_up_to: readUpTo }));
  server
    .get('/api/topics/get-collection')
    .answers(() => ({ collection: rootFixture, breadcrumbs: [], items, no_longer_shared: 0 }));
  const requests = server.get('/api/topics/feed').answers(() => [...updates]);
  return { ...renderPage(<FeedPage />, { path: '/feed', url }), requests };
};
const tag = (name: string) => screen.findByRole('button', { name });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a feed without updates says so, for the chosen tags or for all trackers', async () => {
  const { user } = open({ updates: [], url: '/feed' });
  await user.click(await tag('Trade'));
  await screen.findByText('No updates for the chosen tags.');
  await user.click(await tag('Trade'));
  await user.click(await tag('Show updates of all trackers'));
  await screen.findByText('No updates yet.');
  screen.getByText(/^A tracker’s first findings become the overview/);
  expect(screen.queryByText('No updates for the chosen tags.')).toBeNull();
});

test('before there are updates, the first findings of trackers and folders are listed, the newest first', async () => {
  const items = [
    folderItemFixture({ last_line: 'A launch is planned.', updated_at: '2026-08-04T09:00:00.000Z' }),
    folderItemFixture({ id: 'empty' }),
    trackerItemFixture({ last_line: 'The rate rises to 25 per cent.', updated_at: '2026-08-05T09:00:00.000Z' }),
    trackerItemFixture({ id: 't2', has_state: false, last_line: null }),
  ];
  open({ updates: [], tags: [], url: '/feed', items });
  const found = within(await screen.findByRole('region', { name: 'First findings' }));
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Steel tariffsThe rate rises to 25 per cent.August 5, 2026',
    'TradeA launch is planned.August 4, 2026',
  ]);
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tracker/t1',
    '/list-trackers/trade',
  ]);
});

test('a user without tags sees what tags are for, and below it the updates of all trackers', async () => {
  const { requests } = open({ tags: [], url: '/feed' });
  await screen.findByText('Create tags for your Trackers to filter updates by topic, jurisdiction, etc.');
  expect(screen.getByRole('link', { name: 'My Trackers' }).getAttribute('href')).toBe('/list-trackers');
  await screen.findByRole('link', { name: 'Steel tariffs' });
  expect(titles()).toEqual(['Steel tariffs', 'Moon missions']);
  expect(requests.map(({ query }) => query.getAll('tags'))).toEqual([[]]);
});

test('until a tag is chosen there is nothing to read, unless all trackers are asked for', async () => {
  const { user, requests, search } = open({ url: '/feed' });
  await screen.findByText('Select a tag to view updates.');
  expect(screen.queryByRole('article')).toBeNull();
  expect(requests).toEqual([]);
  await user.click(await tag('Show updates of all trackers'));
  await screen.findByRole('link', { name: 'Moon missions' });
  expect(search()).toBe('?all=');
  expect(screen.queryByText('Select a tag to view updates.')).toBeNull();
  server.get('/api/topics/feed').answers(() => [feedUpdateFixture()]);
  await user.click(await tag('Trade'));
  await waitFor(() => expect(titles()).toEqual(['Steel tariffs']));
  expect(search()).toBe('?tags=Trade');
  await user.click(await tag('Trade'));
  await screen.findByText('Select a tag to view updates.');
});

test('a user without tags is not asked to select one', async () => {
  open({ tags: [], updates: [], url: '/feed' });
  await screen.findByText('No updates yet.');
  expect(screen.queryByText('Select a tag to view updates.')).toBeNull();
});

describe('tags that cannot be loaded', () => {
  test('a failure to load the tags is reported, and they can be loaded again', async () => {
    server.get('/api/topics/get-user-tags').answers(() => problemResponse(503, 'UNAVAILABLE'));
    server.get('/api/topics/feed/read').answers(() => ({ read_up_to: null }));
    const { user } = renderPage(<FeedPage />, { path: '/feed' });
    await screen.findByText('Failed to load tags');
    server.get('/api/topics/get-user-tags').answers(() => [{ id: 'trade', title: 'Trade' }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Select a tag to view updates.');
    expect(screen.queryByText('Failed to load tags')).toBeNull();
  });

  test('tags missing because nobody is signed in are not reported, since the page says that itself', async () => {
    const requests = server.get('/api/topics/get-user-tags').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
    server.get('/api/topics/feed/read').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
    renderPage(<FeedPage />, { path: '/feed' });
    await waitFor(() => expect(requests).toHaveLength(1));
    await screen.findByRole('heading', { level: 1, name: 'Feed' });
    expect(screen.queryByText('Failed to load tags')).toBeNull();
  });
});

test('an unknown reading position is reported', async () => {
  server.get('/api/topics/get-user-tags').answers(() => []);
  server.get('/api/topics/feed/read').answers(() => problemResponse(503, 'UNAVAILABLE'));
  renderPage(<FeedPage />, { path: '/feed', url: '/feed?tags=Trade' });
  await screen.findByText('Your reading position could not be loaded.');
});

test('chosen tags are kept in the URL and requested', async () => {
  const { user, requests, search } = open({ url: '/feed' });
  await user.click(await tag('Trade'));
  await screen.findByRole('link', { name: 'Steel tariffs' });
  await user.click(await tag('Space'));
  expect(search()).toBe('?tags=Trade&tags=Space');
  await waitFor(() =>
    expect(requests.map(({ query }) => query.getAll('tags'))).toEqual([['Trade'], ['Trade', 'Space']]),
  );
  await user.click(await tag('Trade'));
  expect(search()).toBe('?tags=Space');
  await user.click(await tag('Select all'));
  await user.click(await tag('Select none'));
  expect(search()).toBe('');
});

test('a tag in the address that no tracker has any more can be turned off', async () => {
  const { user, search } = open({ url: '/feed?tags=Former' });
  await user.click(await tag('Former'));
  expect(search()).toBe('');
});

test('an update links its tracker and shows its tags, lines and sources; read ones are folded', async () => {
  const { user } = open({ readUpTo: '2026-08-15T00:00:00.000Z' });
  const [steel, moon] = await screen.findAllByRole('article');
  if (steel === undefined || moon === undefined) throw new Error('There are two updates.');
  expect(within(steel).getByRole('link', { name: 'Steel tariffs' }).getAttribute('href')).toBe('/tracker/t1');
  within(steel).getByText('August 19, 2026');
  // `New` is the label of one of its lines.
  within(steel).getByText(/Unread/);
  within(steel).getByText('Trade');
  expect(within(steel).getByRole('link', { name: /^1 - / }).getAttribute('target')).toBe('_blank');
  const toggle = within(moon).getByRole('button', { name: 'Update of Moon missions, August 12, 2026' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(within(moon).getByRole('link', { name: /^1 - / })).not.toBeNull();
  await user.click(within(moon).getByRole('button', { name: /^Update of/, expanded: true }));
  expect(within(moon).queryByRole('link', { name: /^1 - / })).toBeNull();
});

test('new items are above a separator, and one key marks all as read', async () => {
  const requests = server.post('/api/topics/feed/read').answers(({ body }) => ({ read_up_to: body.up_to }));
  const { user } = open({ readUpTo: '2026-08-15T00:00:00.000Z' });
  await screen.findByText('1 unread');
  expect(titles()).toEqual(['Steel tariffs', 'Moon missions']);
  const line = screen.getByRole('separator');
  expect(line.textContent).toBe('Read up to August 15, 2026');
  const isAfter = (name: string) =>
    (line.compareDocumentPosition(screen.getByRole('link', { name })) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([isAfter('Steel tariffs'), isAfter('Moon missions')]).toEqual([false, true]);

  await user.keyboard('mm');
  await screen.findByText('All updates marked as read');
  await screen.findByText('All read.');
  expect(requests.map(({ body }) => body)).toEqual([{ up_to: '2026-08-19T09:00:00.000Z' }]);
  expect(screen.queryByRole('button', { name: /Mark all as read/ })).toBeNull();
});

test('an update that is open stays so when it is marked as read', async () => {
  server.post('/api/topics/feed/read').answers(({ body }) => ({ read_up_to: body.up_to }));
  const { user } = open({ readUpTo: '2026-08-15T00:00:00.000Z' });
  await screen.findByText('1 unread');
  screen.getByRole('button', { name: /^Update of Steel tariffs/, expanded: true });
  await user.keyboard('m');
  await screen.findByText('All read.');
  screen.getByRole('button', { name: /^Update of Steel tariffs/, expanded: true });
});

describe('every minute', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const aMinute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  const linked = (rows: readonly FeedUpdate[], cursor: string) =>
    Response.json(rows, { headers: { link: `</api/topics/feed?cursor=${cursor}>; rel="next"` } });

  test('only the first page is requested every minute, and new items are shown above the others', async () => {
    const news = feedUpdateFixture({ id: 'u9', display_title: 'Ports', created_at: '2026-08-20T09:00:00.000Z' });
    let first = [feedUpdateFixture()];
    server.get('/api/topics/get-user-tags').answers(() => []);
    server.get('/api/topics/feed/read').answers(() => ({ read_up_to: null }));
    const requests = server
      .get('/api/topics/feed')
      .answers(({ query }) => (query.get('cursor') === null ? linked(first, 'second') : Response.json([older])));
    renderPage(<FeedPage />, { path: '/feed' });
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier updates' }));
    await screen.findByRole('link', { name: 'Moon missions' });
    first = [news, ...first];
    await aMinute();
    await screen.findByRole('link', { name: 'Ports' });
    expect(titles()).toEqual(['Ports', 'Steel tariffs', 'Moon missions']);
    await aMinute();
    expect(requests.map(({ query }) => query.get('cursor'))).toEqual([null, 'second', null, null]);
  });
});

test('says that updates could not be loaded or marked, and what to do', async () => {
  server.post('/api/topics/feed/read').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = open();
  await user.click(await tag('Mark all as read m'));
  await screen.findByText('Failed to mark updates as read');
  server.get('/api/topics/feed').answers(() => problemResponse(500, 'INTERNAL'));
  await user.click(await tag('Space'));
  await screen.findByText('Failed to load updates.');
  server.get('/api/topics/feed').answers(() => [older]);
  await user.click(await tag('Try again'));
  await screen.findByRole('link', { name: 'Moon missions' });
});
