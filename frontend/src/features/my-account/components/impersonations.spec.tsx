import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { Impersonations } from './impersonations';

const server = fakeServer();

test('the list shows who acted as the user, when and why', async () => {
  server.get('/api/common/impersonations').answers(() => [
    {
      id: 'i1',
      by: { user_uid: 'root', email: 'root@example.org' },
      reason: 'Ticket 12',
      started_at: '2025-06-01T12:00:00.000Z',
      ended_at: '2025-06-01T12:20:00.000Z',
    },
  ]);
  renderPage(<Impersonations />);
  await screen.findByText('root@example.org');
  screen.getByText('Reason: Ticket 12');
  screen.getByText(/^June 1, 2025, \d\d:00 to \d\d:20$/);
});

test('the list says that nobody acted as the user', async () => {
  server.get('/api/common/impersonations').answers(() => []);
  renderPage(<Impersonations />);
  await screen.findByText('No one has acted as you.');
});
