import { screen } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { BriefDelivery, WebhookAttempt, WebhookExchange } from '../api/deliveries';
import { WebhookAttempts } from './webhook-attempts';

const server = fakeServer();

const delivery: BriefDelivery = {
  id: 'd1',
  kind: 'webhook',
  target: 'https://hook.example/',
  title: 'US tariffs',
  path: '/tracker/t1',
  state: 'delivered',
  at: '2026-03-01T12:30:00.000Z',
  next_attempt_at: null,
  fault: null,
  detail: null,
  is_stored: false,
};
const exchange = (answer: WebhookExchange['answer']): WebhookExchange => ({
  url: 'https://hook.example/',
  headers: [
    { name: 'webhook-timestamp', value: '1772366400' },
    { name: 'webhook-signature', value: null },
  ],
  body: '{"type":"brief.published","data":{"findings":2}}',
  answer,
});
const down: WebhookAttempt = {
  attempt: 1,
  begun_at: '2026-03-01T12:00:00.000Z',
  state: 'failed',
  ended_at: '2026-03-01T12:00:01.000Z',
  fault: 'STATUS_503',
  detail: '503',
  exchange: exchange({ status: 503, content_type: 'text/plain', body: 'The desk is closed.', is_cut: true }),
};
const accepted: WebhookAttempt = {
  ...down,
  attempt: 2,
  begun_at: '2026-03-01T12:30:00.000Z',
  state: 'delivered',
  fault: null,
  detail: null,
  exchange: exchange({ status: 204, content_type: null, body: '', is_cut: false }),
};

const open = async (attempts: WebhookAttempt[], kept_until: string | null = '2026-03-31T12:30:00.000Z') => {
  const log: Schema<'WebhookAttempts'> = { attempts, kept_until };
  server.get('/api/common/deliveries/{id}/attempts').answers(() => log);
  const { user } = renderPage(<WebhookAttempts delivery={delivery} />);
  const toggle = screen.getByRole('button', { name: /^Show attempts at US tariffs, March 1, 2026/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  toggle.focus();
  await user.keyboard('{Enter}');
  return user;
};
const linesIn = (name: string) => screen.getByRole('region', { name }).textContent;

test('each attempt has its time and what came of it; the last one is open, and the keyboard opens the others', async () => {
  const user = await open([down, accepted]);
  const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toMatch(/^Attempt 1.+\d\d:00Failed: it answered 503Show/);
  expect(second).toMatch(/^Attempt 2.+\d\d:30Accepted with 204Hide/);
  expect(linesIn('Body of attempt 2')).toBe(JSON.stringify(JSON.parse(exchange(null).body), null, 2));
  expect(second).toContain('webhook-timestamp1772366400');
  expect(second).toContain('webhook-signaturenot kept');
  expect(second).toContain('Answered 204, without a body');
  screen.getByText('What was sent and answered is kept until March 31, 2026.');

  expect(screen.queryByRole('region', { name: 'Answer to attempt 1' })).toBeNull();
  screen.getByRole('button', { name: 'Show what was sent and answered at attempt 1' }).focus();
  await user.keyboard('{Enter}');
  expect(linesIn('Answer to attempt 1')).toBe('The desk is closed.');
  expect(first).toContain('Answered 503 · text/plain. Only its beginning is kept');
});

test('an unanswered attempt shows no response, and an unrecorded one says that nothing was recorded', async () => {
  const unreached = { ...down, fault: 'UNREACHABLE', exchange: exchange(null) };
  await open([unreached, { ...down, attempt: 2, state: 'unknown', ended_at: null, fault: null, exchange: null }]);
  const [first, second] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(first).toMatch(/Failed: it could not be reached.+No response\.$/s);
  expect(second).toMatch(/Interrupted; it may have been deliveredWhat was sent was not recorded\.$/);
});

test('after 30 days the page says that requests and responses are no longer kept', async () => {
  await open([{ ...down, exchange: null }], null);
  await screen.findByText('What was sent and answered was kept for 30 days.');
  expect(screen.getByRole('listitem').textContent).toMatch(/Failed: it answered 503$/);
});
