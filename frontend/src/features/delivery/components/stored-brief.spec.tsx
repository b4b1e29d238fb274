import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { StoredBrief } from './stored-brief';

const server = fakeServer();

test('a stored update has a button that closes it', async () => {
  server.get('/api/common/deliveries/{id}/mail').answers(() => ({ subject: 'Steel', text: 'A rate rises.' }));
  const { user } = renderPage(<StoredBrief brief={{ id: 'b1', title: null } as never} />);
  await user.click(screen.getByRole('button', { name: 'Read: Deleted tracker' }));
  await screen.findByText('A rate rises.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
