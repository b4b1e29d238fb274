import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { Channel } from '../api/channels';
import { Channels } from './channels';

const server = fakeServer();

const hook: Channel = {
  id: 'c1',
  kind: 'webhook',
  target: 'https://example.org/hook',
  enabled: true,
  confirmed: true,
  muted: [],
};
type Paused = Schema<'BriefDeliveries'>['paused'];

const open = (channels: readonly Channel[], paused: Paused = []) => {
  server.get('/api/common/config').answers(() => configFixture);
  server.get('/api/common/channels').answers(() => [...channels]);
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [...paused] }));
  return renderPage(<Channels />);
};

test('a channel is added', async () => {
  const { user } = open([]);
  const requests = server.post('/api/common/channels').answers(() => hook);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'Webhook');
  server.get('/api/common/channels').answers(() => [hook]);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), ' https://example.org/hook ');
  await user.click(screen.getByRole('button', { name: 'Add channel' }));
  await screen.findByText('https://example.org/hook');
  expect(requests.map(({ body }) => body)).toEqual([
    { kind: 'webhook', target: 'https://example.org/hook', enabled: true },
  ]);
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '');
});

test('a refused target stays in the form with its error', async () => {
  const { user } = open([]);
  server.post('/api/common/channels').answers(() => problemResponse(400, 'INVALID', 'Must be a valid email address'));
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'ann');
  await user.click(screen.getByRole('button', { name: 'Add channel' }));
  await screen.findByRole('textbox', { name: 'Email address', description: 'Must be a valid email address' });
});

test('a channel is turned off and removed', async () => {
  const { user } = open([hook]);
  const requests = server.put('/api/common/channels/{id}').answers(() => ({ ...hook, enabled: false }));
  server.delete('/api/common/channels/{id}').answers(() => undefined);
  await user.click(await screen.findByRole('switch', { name: `Updates to ${hook.target}`, checked: true }));
  expect(requests.map(({ body }) => body.enabled)).toEqual([false]);
  server.get('/api/common/channels').answers(() => []);
  await user.click(screen.getByRole('button', { name: 'Remove https://example.org/hook' }));
  await screen.findByText('Channel removed');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Channel' })));
});

test('a test reports its outcome', async () => {
  const { user } = open([hook]);
  server
    .post('/api/common/channels/{id}/test')
    .answers(() => ({ outcome: 'failed', fault: 'STATUS_404', detail: '404: no such hook' }));
  await user.click(await screen.findByRole('button', { name: /^Send a test: / }));
  await screen.findByText('Not sent: it answered 404 (404: no such hook).');
});

test.each([
  [true, 'Sent. It should be there now.'],
  [false, 'Written. This server has no mail server, so emails stay in its outbox.'],
])('with a mail server: %p, a test of an address reports %p', async (sends_mail, words) => {
  const { user } = open([{ ...hook, kind: 'email', target: 'desk@example.org' }]);
  server.get('/api/common/config').answers(() => ({ ...configFixture, sends_mail }));
  server.post('/api/common/channels/{id}/test').answers(() => ({ outcome: 'sent', fault: null, detail: null }));
  await user.click(await screen.findByRole('button', { name: /^Send a test: / }));
  await screen.findByText(words);
});

test('a number whose holder has not agreed is asked again', async () => {
  const { user } = open([{ ...hook, kind: 'sms', target: '+12025550123', confirmed: false }]);
  await screen.findByText('Waiting for confirmation');
  server.post('/api/common/channels/{id}/test').answers(() => ({ outcome: 'asked', fault: null, detail: null }));
  await user.click(screen.getByRole('button', { name: 'Ask again: +12025550123' }));
  await screen.findByText('Confirmation requested. Nothing is sent until then.');
});

test('a paused channel says why, and is tried again', async () => {
  const paused = {
    kind: 'webhook',
    channel_id: 'c1',
    fault: 'STATUS_410',
    paused_at: '2026-03-01T12:00:00.000Z',
  } as const;
  const { user } = open([hook], [paused]);
  await screen.findByText('Paused: three updates could not be sent because it answered 410');
  const requests = server.post('/api/common/deliveries/resume').answers(() => ({}));
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [] }));
  await user.click(screen.getByRole('button', { name: `Try again: ${hook.target}` }));
  await screen.findByText('Updates are sent there again');
  expect(requests.map(({ body }) => body)).toEqual([{ channel_id: 'c1' }]);
});

test('the secret of a webhook is shown, copied and replaced', async () => {
  const { user } = open([hook]);
  server.get('/api/common/channels/{id}/secret').answers(() => ({ secret: 'whsec_one', former_valid_until: null }));
  await user.click(await screen.findByRole('button', { name: `Show secret: ${hook.target}` }));
  await screen.findByText('whsec_one');
  server.post('/api/common/channels/{id}/secret').answers(() => ({}));
  server
    .get('/api/common/channels/{id}/secret')
    .answers(() => ({ secret: 'whsec_two', former_valid_until: '9999-01-01T00:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await screen.findByText('whsec_two');
  await screen.findByText(/requests are also signed with the previous one/);
});
