import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { folderItemFixture, rootFixture } from '../folder-item.fixture';
import { folderFixture } from '../folder.fixture';
import { trackerItemFixture } from '../tracker-item.fixture';
import { folderWeekFixture } from '../week.fixture';
import { SharedCollectionPage } from './shared-collection.page';

const server = fakeServer();
beforeEach(() => {
  server.get('/api/topics/get-collection-week').answers(() => folderWeekFixture());
});

const answers = (items: Parameters<typeof folderFixture>[0], canEdit = false) =>
  server.get('/api/topics/get-collection').answers(() => ({
    ...folderFixture(items),
    collection: {
      ...rootFixture,
      id: 'trade',
      name: 'Trade',
      description: 'By country',
      can_edit: canEdit,
      public: true,
    },
    breadcrumbs: [{ id: 'trade', name: 'Trade' }],
  }));
const open = () => renderPage(<SharedCollectionPage />, { path: '/collection/:id', url: '/collection/trade' });

test('the public page of a folder lists its public trackers and folders, without actions', async () => {
  answers([folderItemFixture({ id: 'steel', name: 'Steel', public: true }), trackerItemFixture({ public: true })]);
  open();
  await screen.findByRole('heading', { name: 'Trade' });
  screen.getByText('By country');
  expect(screen.getByRole('link', { name: 'Steel' }).getAttribute('href')).toBe('/collection/steel');
  screen.getByRole('link', { name: 'Steel tariffs' });
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});

test('the owner sees what others see, and a link to the whole folder', async () => {
  answers([trackerItemFixture({ public: false })], true);
  open();
  await screen.findByText('Nothing in this folder is public yet.');
  expect(screen.getByRole('link', { name: 'Open in My Trackers' }).getAttribute('href')).toBe('/list-trackers/trade');
});

test.each([
  ['AUTH_REQUIRED', 401, 'Sign In'],
  ['NOT_FOUND', 404, 'Explore'],
] as const)('a private folder says so: %s', async (code, status, action) => {
  server.get('/api/topics/get-collection').answers(() => problemResponse(status, code));
  open();
  await screen.findByText('This folder is private or no longer exists.');
  await screen.findByText(action);
});

test('the folder stays visible while the server fails, and disappears once it is closed', async () => {
  answers([trackerItemFixture({ public: true })]);
  const { queries } = open();
  await screen.findByRole('link', { name: 'Steel tariffs' });
  server.get('/api/topics/get-collection').answers(() => problemResponse(503, 'UNAVAILABLE'));
  void queries.invalidateQueries();
  await screen.findByText('This list may be out of date: the server could not be reached.');
  screen.getByRole('link', { name: 'Steel tariffs' });
  server.get('/api/topics/get-collection').answers(() => problemResponse(404, 'NOT_FOUND'));
  void queries.invalidateQueries();
  await screen.findByText('This folder is private or no longer exists.');
  expect(screen.queryByRole('link', { name: 'Steel tariffs' })).toBeNull();
});
