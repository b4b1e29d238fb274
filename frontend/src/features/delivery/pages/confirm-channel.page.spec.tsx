import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ConfirmChannelPage } from './confirm-channel.page';

const server = fakeServer();
const open = () =>
  renderPage(<ConfirmChannelPage />, { path: '/confirm-channel/:link', url: '/confirm-channel/ann.c1.proof' });

test('the holder of an address is asked and can agree', async () => {
  server
    .get('/api/common/confirm-channel/{link}')
    .answers(() => ({ kind: 'email', target: 'bo@example.org', confirmed: false }));
  const requests = server.post('/api/common/confirm-channel/{link}').answers(() => ({}));
  const { user } = open();
  await screen.findByText('bo@example.org');
  expect(requests).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Get updates here' }));
  await screen.findByText('Updates will be sent here from now on.');
  expect(requests).toHaveLength(1);
});

test('an expired link is reported', async () => {
  server.get('/api/common/confirm-channel/{link}').answers(() => problemResponse(404, 'NOT_FOUND'));
  open();
  await screen.findByText('This link is no longer valid.');
  expect(screen.queryByRole('button')).toBeNull();
});
