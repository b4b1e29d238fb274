import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { UnsubscribePage } from './unsubscribe.page';

const server = fakeServer();
const open = () => renderPage(<UnsubscribePage />, { path: '/unsubscribe/:link', url: '/unsubscribe/ann.proof' });

test('the page asks before turning anything off, and then shows what is off', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  const requests = server.post('/unsubscribe/{link}').answers(() => ({}));
  const { user } = open();
  await screen.findByText('US tariffs');
  expect(requests).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('You have unsubscribed from US tariffs.');
  expect(requests).toHaveLength(1);
});

test('all emails can be stopped instead', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  const requests = server.post('/unsubscribe/{link}/all').answers(() => ({}));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe from all emails' }));
  await screen.findByText('You have unsubscribed from all emails.');
  expect(requests).toHaveLength(1);
});

test('only the failure of the last attempt is reported, and the button keeps the focus meanwhile', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  server.post('/unsubscribe/{link}').answers(() => problemResponse(503, 'UNAVAILABLE', 'The store is away.'));
  const held = heldAnswer(problemResponse(429, 'RATE_LIMITED', 'Too many requests.'));
  const requests = server.post('/unsubscribe/{link}/all').answers(() => held.given);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('The store is away.');
  const all = screen.getByRole('button', { name: 'Unsubscribe from all emails' });
  await user.dblClick(all);
  expect(all.getAttribute('aria-disabled')).toBe('true');
  held.give();
  await screen.findByText('Too many requests.');
  expect(screen.queryByText('The store is away.')).toBeNull();
  expect([requests.length, document.activeElement]).toEqual([1, all]);
});

test('an invalid link is reported', async () => {
  server.get('/api/common/unsubscribe/{link}').answers(() => problemResponse(404, 'NOT_FOUND'));
  open();
  await screen.findByText('This link is not valid.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['fails', () => problemResponse(500, 'INTERNAL')],
  ['is not reached', () => Response.error()],
])('a server that %s gives no verdict on the link, and can be asked again', async (_how, answer) => {
  server.get('/api/common/unsubscribe/{link}').answers(answer);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This link is not valid.')).toBeNull();
  server.get('/api/common/unsubscribe/{link}').answers(() => ({ kind: 'tracker', title: 'US tariffs' }));
  await user.click(again);
  await screen.findByText('US tariffs');
});
