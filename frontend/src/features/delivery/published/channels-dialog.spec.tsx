import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { Channel } from '../api/channels';
import { ChannelsDialog } from './channels-dialog';

const server = fakeServer();

const slack: Channel = {
  id: 'c1',
  kind: 'slack',
  target: 'https://hooks.slack.com/services/T1/B2/x3',
  enabled: true,
  confirmed: true,
  muted: ['tracker:t1', 'collection:'],
};

test('a tracker can be included again and left out', async () => {
  server.get('/api/common/channels').answers(() => [slack]);
  const { user } = renderPage(
    <ChannelsDialog scope={{ kind: 'tracker', id: 't1' }} title="US tariffs" onClose={() => undefined} />,
  );
  const requests = server.put('/api/common/channels/{id}/muted').answers(() => ({}));
  const off = await screen.findByRole('switch', { name: `Slack ${slack.target}`, checked: false });
  server.get('/api/common/channels').answers(() => [{ ...slack, muted: [] }]);
  await user.click(off);
  await screen.findByRole('switch', { name: `Slack ${slack.target}`, checked: true });
  expect(requests.map(({ body }) => body)).toEqual([{ kind: 'tracker', id: 't1', muted: false }]);
});

test('each switch is named after its channel: two may be of a kind', async () => {
  const other = 'https://hooks.slack.com/services/T1/B2/x4';
  server.get('/api/common/channels').answers(() => [slack, { ...slack, id: 'c2', target: other }]);
  renderPage(<ChannelsDialog scope={{ kind: 'tracker', id: 't1' }} title="US tariffs" onClose={() => undefined} />);
  await screen.findByRole('switch', { name: `Slack ${slack.target}` });
  screen.getByRole('switch', { name: `Slack ${other}` });
});

test('the dialog links to the channels if there are none', async () => {
  server.get('/api/common/channels').answers(() => []);
  renderPage(<ChannelsDialog scope={{ kind: 'collection', id: null }} title="My Trackers" onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Add a channel' })).toHaveProperty('pathname', '/user');
});
