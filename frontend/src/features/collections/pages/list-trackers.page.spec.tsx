import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { folderItemFixture } from '../folder-item.fixture';
import { folderFixture } from '../folder.fixture';
import { trackerItemFixture } from '../tracker-item.fixture';
import { folderWeekFixture } from '../week.fixture';
import { ListTrackersPage } from './list-trackers.page';

const server = fakeServer();

const folder = () => folderFixture([trackerItemFixture()]);
const loaded = () => screen.findByRole('link', { name: 'Steel tariffs' });

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => problemResponse(503, 'UNAVAILABLE'));
  server.get('/api/topics/get-collection').answers(folder);
  server.get('/api/topics/get-collection-week').answers(() => folderWeekFixture());
});

test('a failed refetch keeps the list and says that it may be out of date', async () => {
  const { user, queries } = renderPage(<ListTrackersPage />);
  await loaded();
  server.get('/api/topics/get-collection').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => queries.invalidateQueries());
  await screen.findByText('This list may be out of date: the server could not be reached.');
  await loaded();
  server.get('/api/topics/get-collection').answers(folder);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
  expect(screen.queryByText(/out of date/)).toBeNull();
});

test('combines the emails of a folder, and does not revert on failure', async () => {
  const requests = server.post('/api/topics/toggle-collect').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = renderPage(<ListTrackersPage />);
  const combine = await screen.findByRole('switch', { name: 'Send to Email' });
  await user.click(combine);
  expect(combine.getAttribute('aria-checked')).toBe('true');
  await screen.findByText('Not saved: emails still come one by one.');
  expect(requests.map(({ body }) => body)).toEqual([{ collect_emails: true, collection_uid: null }]);
});

test('a switch that failed follows what the server says later, such as after another tab changed it', async () => {
  let isCombined = false;
  server.get('/api/topics/get-collection').answers(() => ({
    ...folder(),
    collection: { ...folder().collection, collect_emails: isCombined },
  }));
  server.post('/api/topics/toggle-collect').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user, queries } = renderPage(<ListTrackersPage />);
  const combine = await screen.findByRole('switch', { name: 'Send to Email' });
  await user.click(combine);
  await screen.findByText('Not saved: emails still come one by one.');
  for (isCombined of [true, false]) {
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(combine.getAttribute('aria-checked')).toBe(String(isCombined)));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
  }
});

test('the switch for emails explains what it does', async () => {
  const { user } = renderPage(<ListTrackersPage />);
  const combine = await screen.findByRole('switch', { name: 'Send to Email' });
  const what = 'Updates of all trackers here come together in one email.';
  screen.getByRole('switch', { name: 'Send to Email', description: what });
  await user.hover(combine);
  expect((await screen.findByRole('tooltip')).textContent).toBe(what);
});

test('the list is called My Collections, the grid My Trackers', async () => {
  const { user } = renderPage(<ListTrackersPage />);
  await screen.findByRole('heading', { level: 1, name: 'My Trackers' });
  await user.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByRole('heading', { level: 1, name: 'My Collections' });
});

test('the URL of the aggregate feed can be copied', async () => {
  const { user } = renderPage(<ListTrackersPage />);
  await user.click(await screen.findByRole('button', { name: 'Copy RSS link' }));
  await screen.findByText('RSS link copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe('https://aidy.example/rss/user/ann.secret.xml');
});

test('trackers that are no longer public are reported until that is dismissed or there are more', async () => {
  const gone = (count: number) =>
    server.get('/api/topics/get-collection').answers(() => ({ ...folder(), no_longer_shared: count }));
  gone(1);
  const { user, queries } = renderPage(<ListTrackersPage />);
  await screen.findByText('A tracker that you followed is no longer public.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/no longer public/)).toBeNull();
  gone(3);
  await act(() => queries.invalidateQueries());
  await screen.findByText('2 trackers that you followed are no longer public.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  gone(2);
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(localStorage.getItem('noLongerSharedDismissed')).toBe('2'));
  gone(3);
  await act(() => queries.invalidateQueries());
  await screen.findByText('A tracker that you followed is no longer public.');
});

test('a followed tracker is marked as shared and cannot be changed', async () => {
  const followed = trackerItemFixture({ shared: true, can_edit: false });
  server.get('/api/topics/get-collection').answers(() => folderFixture([followed]));
  const { user } = renderPage(<ListTrackersPage />);
  const link = await screen.findByRole('link', { name: 'SHARED · Steel tariffs' });
  expect(link.getAttribute('aria-describedby')).toBeNull(); // Otherwise its description would say that the space bar moves it.
  const actions = screen.getByRole('button', { name: 'Actions for Steel tariffs' });
  await user.click(actions);
  expect(screen.queryByRole('menuitem')).toBeNull();
  await user.hover(actions);
  await screen.findByText('Only the owner can modify this Tracker');
});

test('the list is hidden when the session has ended', async () => {
  const { queries } = renderPage(<ListTrackersPage />);
  await loaded();
  server.get('/api/topics/get-collection').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  server.post('/api/common/refresh-token').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  await act(() => queries.invalidateQueries());
  await screen.findByText('You are signed out.');
  expect(screen.queryByRole('link', { name: 'Steel tariffs' })).toBeNull();
});

describe('folders', () => {
  const trade = folderItemFixture();
  const tree = {
    collectionsTree: {
      id: null,
      name: 'My Trackers',
      children: [{ id: 'trade', name: 'Trade', children: [{ id: 'steel', name: 'Steel', children: [] }] }],
    },
    collectionsMap: {},
  };
  const inRoot = (...items: Parameters<typeof folderFixture>[0]) =>
    server.get('/api/topics/get-collection').answers(() => folderFixture(items));
  const chooseAction = async (user: UserEvent, name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: action }));
  };

  test('a folder has its own path', async () => {
    inRoot(trade, trackerItemFixture());
    renderPage(<ListTrackersPage />);
    const link = await screen.findByRole('link', { name: 'Trade' });
    expect(link.getAttribute('href')).toBe('/list-trackers/trade');
  });

  test.each(['grid', 'list'])('a folder inside another one has its own path, too: %s', async (view) => {
    localStorage.setItem('trackersViewMode', view);
    inRoot(folderItemFixture({ id: 'steel', name: 'Steel', parent_id: 'trade' }));
    renderPage(<ListTrackersPage />, { path: '/list-trackers/*', url: '/list-trackers/trade' });
    const link = await screen.findByRole('link', { name: 'Steel' });
    expect(link.getAttribute('href')).toBe('/list-trackers/steel');
  });

  test('have a way back beside the way to them, which is that of their breadcrumbs', async () => {
    const crumbs = [
      { id: null, name: 'My Trackers' },
      { id: 'trade', name: 'Trade' },
      { id: 'metals', name: 'Metals' },
      { id: 'steel', name: 'Steel' },
    ];
    server.get('/api/topics/get-collection').answers(() => ({
      ...folderFixture([trackerItemFixture()]),
      collection: folderItemFixture({ id: 'steel', name: 'Steel', parent_id: 'metals' }),
      breadcrumbs: crumbs,
    }));
    renderPage(<ListTrackersPage />, { path: '/list-trackers/*', url: '/list-trackers/steel' });
    const way = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
    const addresses = way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(addresses).toEqual([
      ['Back', '/list-trackers/trade/metals'],
      ['My Trackers', '/list-trackers'],
      ['Trade', '/list-trackers/trade'],
      ['Metals', '/list-trackers/trade/metals'],
    ]);
    expect(within(way.getByRole('list')).queryByRole('link', { name: 'Back' })).toBeNull();
  });

  test('a folder is created by name, which is required', async () => {
    inRoot(trackerItemFixture());
    const requests = server.post('/api/topics/create-collection').answers(() => trade);
    const { user } = renderPage(<ListTrackersPage />);
    await user.click(await screen.findByRole('button', { name: 'Create New Folder' }));
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    await screen.findByText('Please enter a collection name');
    await user.type(screen.getByLabelText('Name'), 'Trade');
    screen.getByText('5 / 100');
    inRoot(trade, trackerItemFixture());
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByRole('link', { name: 'Trade' });
    expect(requests.map(({ body }) => body)).toEqual([{ name: 'Trade', description: '', parent_uid: null }]);
  });

  test('a folder can be renamed and described from its menu', async () => {
    inRoot(trade);
    const requests = server
      .post('/api/topics/rename-collection')
      .answers(() => ({ id: 'trade', name: 'Tariffs', description: 'By country' }));
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Trade', 'Edit');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Tariffs');
    await user.type(screen.getByLabelText('Description (optional)'), 'By country');
    inRoot({ ...trade, name: 'Tariffs' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Tariffs' });
    expect(requests.map(({ body }) => body)).toEqual([{ id: 'trade', name: 'Tariffs', description: 'By country' }]);
  });

  test('a pasted name that is too long is refused and kept', async () => {
    inRoot(trackerItemFixture());
    const { user } = renderPage(<ListTrackersPage />);
    await user.click(await screen.findByRole('button', { name: 'Create New Folder' }));
    await user.click(await screen.findByLabelText('Name'));
    await user.paste('x'.repeat(10_000));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('At most 100 characters');
    screen.getByText('10000 / 100');
  });

  test('a folder can be deleted from its menu', async () => {
    inRoot(trade, trackerItemFixture());
    server.delete('/api/topics/delete-collection/{id}').answers(() => undefined);
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Trade', 'Delete');
    inRoot(trackerItemFixture());
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Collection deleted successfully');
    expect(screen.queryByRole('link', { name: 'Trade' })).toBeNull();
  });

  test('a tracker can be moved to a folder that it is not in', async () => {
    inRoot(trade, trackerItemFixture());
    server.get('/api/topics/get-collection-tree').answers(() => tree);
    const requests = server.post('/api/topics/move-tracker').answers(() => ({ id: 't1', parent_id: 'steel' }));
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Steel tariffs', 'Move');
    const move = await screen.findByRole('button', { name: 'Move' });
    expect(move).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('treeitem', { name: 'My Trackers' }));
    expect(move).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('treeitem', { name: 'Steel' }));
    await user.click(move);
    await screen.findByText('Tracker moved successfully');
    expect(requests.map(({ body }) => body)).toMatchObject([{ destination_collection_id: 'steel' }]);
  });

  test('a folder cannot be moved into itself or into one inside it', async () => {
    inRoot(trade);
    server.get('/api/topics/get-collection-tree').answers(() => tree);
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Trade', 'Move');
    await screen.findByRole('heading', { name: 'Move Collection to Collection' });
    screen.getByText('Select destination collection:');
    const barred = (name: string) => screen.getByRole('treeitem', { name }).getAttribute('aria-disabled');
    await screen.findByRole('treeitem', { name: 'Trade' });
    expect([barred('Trade'), barred('Steel'), barred('My Trackers')]).toEqual(['true', 'true', null]);
    await user.click(screen.getByRole('treeitem', { name: 'Steel' }));
    expect(screen.getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
  });

  test('a folder can be moved to the root', async () => {
    inRoot({ ...trade, parent_id: 'policy' });
    server.get('/api/topics/get-collection-tree').answers(() => tree);
    server.post('/api/topics/move-collection').answers(() => ({ id: 'trade', parent_id: null }));
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Trade', 'Move');
    await user.click(await screen.findByRole('treeitem', { name: 'My Trackers' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByText('Collection moved successfully');
  });

  test.each([
    ['Trade', '/api/topics/move-collection', 'Failed to move collection'],
    ['Steel tariffs', '/api/topics/move-tracker', 'Failed to move tracker'],
  ] as const)('%s stays where it is if the server fails', async (name, path, failure) => {
    inRoot({ ...trade, parent_id: 'policy' }, trackerItemFixture({ parent_id: 'policy' }));
    server.get('/api/topics/get-collection-tree').answers(() => tree);
    server.post(path).answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, name, 'Move');
    await user.click(await screen.findByRole('treeitem', { name: 'My Trackers' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByText(failure);
  });

  test('the move dialog reports that the folders could not be loaded', async () => {
    inRoot(trade);
    server.get('/api/topics/get-collection-tree').answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user } = renderPage(<ListTrackersPage />);
    await chooseAction(user, 'Trade', 'Move');
    await screen.findByText(/^Failed to load collections/);
    server.get('/api/topics/get-collection-tree').answers(() => tree);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('treeitem', { name: 'Steel' });
  });

  test('a folder deleted elsewhere while its page is open is reported, with a link back', async () => {
    const { queries } = renderPage(<ListTrackersPage />, { path: '/list-trackers/*', url: '/list-trackers/trade' });
    await loaded();
    server.get('/api/topics/get-collection').answers(() => problemResponse(404, 'NOT_FOUND'));
    await act(() => queries.invalidateQueries());
    await screen.findByText('This folder does not exist.');
    screen.getByText('It may have been moved or deleted in another window.');
    expect(screen.queryByRole('link', { name: 'Steel tariffs' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My Trackers' }).getAttribute('href')).toBe('/list-trackers');
  });
});

test('going back from a folder leads to the page of the list on which it is', async () => {
  localStorage.setItem('trackersViewMode', 'list');
  localStorage.setItem('trackersPagination', JSON.stringify({ sortBy: 'name', descending: false, rowsPerPage: 5 }));
  const trackers = [1, 2, 3, 4, 5].map((n) => trackerItemFixture({ id: `t${n}`, name: `Steel ${n}` }));
  const last = folderItemFixture({ id: 'trade', name: 'Trade' });
  server
    .get('/api/topics/get-collection')
    .answers(({ query }) => folderFixture(query.has('unique_id') ? [] : [...trackers, last]));
  const { user, back } = renderPage(<ListTrackersPage />, { path: '/list-trackers/*', url: '/list-trackers' });
  const next = await screen.findByRole('button', { name: 'Next' });
  await user.click(next);
  await screen.findByText('2 of 2');
  // On the last page, too, it keeps the focus.
  expect([document.activeElement, next.getAttribute('aria-disabled')]).toEqual([next, 'true']);
  await user.click(screen.getByRole('link', { name: 'Trade' }));
  await screen.findByText('This collection is empty');
  back();
  await screen.findByRole('link', { name: 'Trade' });
  screen.getByText('2 of 2');
});
