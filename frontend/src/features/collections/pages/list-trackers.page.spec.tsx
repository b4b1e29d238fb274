import { act, screen } from '@testing-library/react';
import { keepTokens } from '../../../shared/api/session';
import { accessToken, fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { collectionExample } from '../collection.example';
import { trackerItemExample } from '../tracker-item.example';
import { ListTrackersPage } from './list-trackers.page';

const server = fakeServer();

const folder = () => collectionExample([trackerItemExample()]);
const loaded = () => screen.findByRole('link', { name: 'Steel tariffs' });

beforeEach(() => {
  keepTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => problem(503, 'UNAVAILABLE'));
  server.get('/api/topics/get-collection').answers(folder);
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

test('hides the list when the session has ended', async () => {
  const { queries } = renderPage(<ListTrackersPage />);
  await loaded();
  server.get('/api/topics/get-collection').answers(() => problem(401, 'AUTH_REQUIRED'));
  server.post('/api/common/refresh-token').answers(() => problem(401, 'AUTH_REQUIRED'));
  await act(() => queries.invalidateQueries());
  await screen.findByText('You are signed out.');
  expect(screen.queryByRole('link', { name: 'Steel tariffs' })).toBeNull();
});
