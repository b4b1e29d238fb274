import type { DeliveryEvent } from '#events/delivery/delivery.events';
import { projected } from '#test/support/read-models/projected';
import { pausedDestinations } from './paused-destinations.projection';

const on = { userId: 'ann', destination: { kind: 'slack', channelId: 'c1' } } as const;
const paused: DeliveryEvent = { type: 'DestinationPaused', data: { ...on, fault: 'STATUS_404' } };
const own: DeliveryEvent = {
  type: 'DestinationPaused',
  data: { userId: 'ann', destination: { kind: 'email', channelId: null }, fault: 'REFUSED' },
};

test('a destination is listed from when it is paused until it is resumed', async () => {
  expect(await projected(pausedDestinations, [paused, own])).toMatchObject([
    { user_id: 'ann', kind: 'email', channel_id: null, fault: 'REFUSED' },
    { user_id: 'ann', kind: 'slack', channel_id: 'c1', fault: 'STATUS_404', paused_at: '2026-03-01T01:00:00.000Z' },
  ]);
  const resumed: DeliveryEvent = { type: 'DestinationResumed', data: on };
  expect(await projected(pausedDestinations, [paused, own, resumed])).toMatchObject([{ channel_id: null }]);
});
