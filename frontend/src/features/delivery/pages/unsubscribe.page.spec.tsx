import { screen } from '@testing-library/react';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { UnsubscribePage } from './unsubscribe.page';

const server = fakeServer();
const open = () => renderPage(<UnsubscribePage />, { path: '/unsubscribe/:link', address: '/unsubscribe/ann.proof' });

test('asks before it turns anything off, and then says what is off', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  const asked = server.post('/unsubscribe/{link}').answers(() => ({}));
  const { user } = open();
  await screen.findByText('US tariffs');
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop mails' }));
  await screen.findByText('Mails about US tariffs are off.');
  expect(asked).toHaveLength(1);
});

test('all mails are stopped instead', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  const asked = server.post('/unsubscribe/{link}/all').answers(() => ({}));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Stop all mails instead' }));
  await screen.findByText('All mails are off.');
  expect(asked).toHaveLength(1);
});

test('a link that is not valid says so', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => problem(404, 'NOT_FOUND'));
  open();
  await screen.findByText('This link is not valid.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['fails', () => problem(500, 'INTERNAL')],
  ['is not reached', () => Response.error()],
])('a server that %s says nothing about the link, and can be asked again', async (_how, answer) => {
  server.get('/api/common/unsubscribe/{link}').answers(answer);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This link is not valid.')).toBeNull();
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  await user.click(again);
  await screen.findByText('US tariffs');
});
