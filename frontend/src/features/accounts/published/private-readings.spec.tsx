import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { PrivateReadings } from './private-readings';

const server = fakeServer();

test('the list shows who read what, when and why', async () => {
  server.get('/api/common/private-readings').answers(() => [
    {
      id: 'r1',
      what: 'conversations',
      which: null,
      reason: 'Ticket 78',
      read_at: '2025-06-01T12:00:00.000Z',
      by: { user_uid: 'adam', email: 'adam@example.org' },
    },
    {
      id: 'r2',
      what: 'health_data',
      which: 'activity',
      reason: null,
      read_at: '2025-05-01T12:00:00.000Z',
      by: { user_uid: 'gone', email: null },
    },
  ]);
  renderPage(<PrivateReadings />);
  await screen.findByText('adam@example.org');
  screen.getByText('Reason: Ticket 78');
  screen.getByText('Your conversation with the assistant, and your diary');
  screen.getByText(/^June 1, 2025, \d\d:00$/);
  screen.getByText('A deleted account');
  screen.getByText('Reason: none given');
  screen.getByText('How often you wrote in your diary');
});

test('the list says that nobody has read anything', async () => {
  server.get('/api/common/private-readings').answers(() => []);
  renderPage(<PrivateReadings />);
  await screen.findByText('No one has read it.');
});
