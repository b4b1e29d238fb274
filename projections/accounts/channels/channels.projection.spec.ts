import type { ChannelsEvent } from '#events/accounts/channels.events';
import { projected } from '../../../test/support/projected';
import { channels } from './channels.projection';

const of = { userId: 'ann', channelId: 'c1' };
const added: ChannelsEvent = {
  type: 'ChannelAdded',
  data: { ...of, kind: 'email', target: 'ann@example.org', enabled: true },
};
const changed: ChannelsEvent = {
  type: 'ChannelChanged',
  data: { ...of, kind: 'sms', target: '+12025550123', enabled: false },
};

test('a channel is listed until it is removed', async () => {
  expect(await projected(channels, [added, changed])).toMatchObject([
    {
      _id: 'c1',
      user_id: 'ann',
      kind: 'sms',
      target: '+12025550123',
      enabled: false,
      created_at: '2026-03-01T01:00:00.000Z',
    },
  ]);
  const removed: ChannelsEvent = { type: 'ChannelRemoved', data: { ...of, reason: 'removed' } };
  expect(await projected(channels, [added, changed, removed])).toEqual([]);
});
