import type { ChannelsEvent } from '#events/accounts/channels.events';
import { projected } from '#test/support/read-models/projected';
import { channels } from './channels.projection';

const of = { userId: 'ann', channelId: 'c1' };
const added: ChannelsEvent = {
  type: 'ChannelAdded',
  data: { ...of, kind: 'email', target: 'ann@example.org', enabled: true },
};
const changed: ChannelsEvent = {
  type: 'ChannelChanged',
  data: { ...of, kind: 'sms', target: '+12025550123', enabled: false, confirmed: false },
};

test('a channel is listed until it is removed', async () => {
  expect(await projected(channels, [added, changed])).toMatchObject([
    {
      _id: 'c1',
      user_id: 'ann',
      kind: 'sms',
      target: '+12025550123',
      enabled: false,
      confirmed: false,
      created_at: '2026-03-01T01:00:00.000Z',
    },
  ]);
  const removed: ChannelsEvent = { type: 'ChannelRemoved', data: { ...of, reason: 'removed' } };
  expect(await projected(channels, [added, changed, removed])).toEqual([]);
});

test('a channel shows whether its receiver agreed, and which trackers are left out', async () => {
  const confirmed: ChannelsEvent = { type: 'ChannelConfirmed', data: of };
  const muted: ChannelsEvent = {
    type: 'ChannelMuted',
    data: { ...of, scope: { kind: 'collection', collectionId: null } },
  };
  const alsoMuted: ChannelsEvent = {
    type: 'ChannelMuted',
    data: { ...of, scope: { kind: 'tracker', trackerId: 'drones' } },
  };
  const unmuted: ChannelsEvent = {
    type: 'ChannelUnmuted',
    data: { ...of, scope: { kind: 'collection', collectionId: null } },
  };
  expect(await projected(channels, [added])).toMatchObject([{ confirmed: false, muted: [] }]);
  expect(await projected(channels, [added, confirmed, muted, alsoMuted, unmuted])).toMatchObject([
    { confirmed: true, muted: ['tracker:drones'] },
  ]);
});

test('a channel shows how often its secret was replaced', async () => {
  const hook: ChannelsEvent = {
    type: 'ChannelAdded',
    data: { ...of, kind: 'webhook', target: 'https://example.org/hook', enabled: true },
  };
  const replaced: ChannelsEvent = {
    type: 'ChannelSecretReplaced',
    data: { ...of, formerUntil: '2026-03-02T12:00:00.000Z' },
  };
  expect(await projected(channels, [hook, replaced])).toMatchObject([
    { confirmed: true, secret_generation: 1, former_secret_until: '2026-03-02T12:00:00.000Z' },
  ]);
});
