import { screen } from '@testing-library/react';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import type { Channel } from '../api/channels';
import { Channels } from './channels';

const server = fakeServer();

const hook: Channel = { id: 'c1', kind: 'webhook', target: 'https://example.org/hook', enabled: true };

const open = (channels: readonly Channel[]) => {
  server.get('/api/common/channels').answers(() => [...channels]);
  return renderPage(<Channels />);
};

test('a channel is added', async () => {
  const { user } = open([]);
  const added = server.post('/api/common/channels').answers(() => hook);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'Webhook');
  server.get('/api/common/channels').answers(() => [hook]);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), ' https://example.org/hook ');
  await user.click(screen.getByRole('button', { name: 'Add channel' }));
  await screen.findByText('https://example.org/hook');
  expect(added.map(({ body }) => body)).toEqual([
    { kind: 'webhook', target: 'https://example.org/hook', enabled: true },
  ]);
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '');
});

test('a refused target stays, with what is wrong with it', async () => {
  const { user } = open([]);
  server.post('/api/common/channels').answers(() => problem(400, 'INVALID', 'Must be a valid email address'));
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'ann');
  await user.click(screen.getByRole('button', { name: 'Add channel' }));
  await screen.findByRole('textbox', { name: 'Email address', description: 'Must be a valid email address' });
});

test('a channel is turned off and removed', async () => {
  const { user } = open([hook]);
  const changed = server.put('/api/common/channels/{id}').answers(() => ({ ...hook, enabled: false }));
  server.delete('/api/common/channels/{id}').answers(() => undefined);
  await user.click(await screen.findByRole('switch', { name: 'On' }));
  expect(changed.map(({ body }) => body.enabled)).toEqual([false]);
  server.get('/api/common/channels').answers(() => []);
  await user.click(screen.getByRole('button', { name: 'Remove https://example.org/hook' }));
  await screen.findByText('Channel removed');
});
