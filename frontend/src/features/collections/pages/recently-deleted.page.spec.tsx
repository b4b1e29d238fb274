import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { DeletedItem } from '../api/recently-deleted';
import { RecentlyDeletedPage } from './recently-deleted.page';

const server = fakeServer();

const trade: DeletedItem = {
  kind: 'collection',
  id: 'trade',
  name: 'Trade',
  deleted_at: '2026-03-01T12:00:00Z',
  restorable_until: '2026-03-31T12:00:00Z',
  trackers: 2,
};
const steel: DeletedItem = { ...trade, kind: 'tracker', id: 't1', name: 'Steel tariffs', trackers: 1 };
const lists = (...items: DeletedItem[]) => server.get('/api/topics/recently-deleted').answers(() => items);

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));

test('the list shows what was deleted and how long it is kept', async () => {
  lists(trade, steel);
  renderPage(<RecentlyDeletedPage />);
  await screen.findByText('Folder with 2 trackers, deleted March 1, 2026. Gone for good on March 31, 2026.');
  screen.getByText('Tracker, deleted March 1, 2026. Gone for good on March 31, 2026.');
});

test('a restored folder leaves the list', async () => {
  lists(trade, steel);
  const requests = server.post('/api/topics/restore').answers(({ body }) => {
    lists(steel);
    return body;
  });
  const { user } = renderPage(<RecentlyDeletedPage />);
  await user.dblClick(await screen.findByRole('button', { name: 'Restore Trade' }));
  await screen.findByText('Folder restored');
  await waitFor(() => expect(screen.queryByText('Trade')).toBeNull());
  expect(requests.map(({ body }) => body)).toEqual([{ kind: 'collection', id: 'trade' }]);
  screen.getByText('Steel tariffs');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore Steel tariffs' })),
  );
});

test('a failed restore is explained, and the item stays', async () => {
  lists(steel);
  server
    .post('/api/topics/restore')
    .answers(() => problemResponse(400, 'MAX_TRACKERS_REACHED', 'Maximum number of trackers reached'));
  const { user } = renderPage(<RecentlyDeletedPage />);
  await user.click(await screen.findByRole('button', { name: 'Restore Steel tariffs' }));
  await screen.findByText('Maximum number of trackers reached');
  screen.getByText('Steel tariffs');
});

test('an empty list says that nothing was deleted', async () => {
  lists();
  renderPage(<RecentlyDeletedPage />);
  await screen.findByText('Nothing was deleted in the last 30 days.');
});
