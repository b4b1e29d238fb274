import type { ReadPositionEvent } from '#events/update-feed/read-position.events';
import { projected } from '#test/support/read-models/projected';
import { readPositions } from './read-positions.projection';

const read = (userId: string, upTo: string): ReadPositionEvent => ({ type: 'FeedRead', data: { userId, upTo } });

test('each user has read up to the update that they marked last', async () => {
  const events = [
    read('ann', '2026-03-01T09:00:00.000Z'),
    read('bob', '2026-03-02T09:00:00.000Z'),
    read('ann', '2026-03-03T09:00:00.000Z'),
  ];
  expect(await projected(readPositions, events)).toEqual([
    { _id: 'ann', up_to: '2026-03-03T09:00:00.000Z' },
    { _id: 'bob', up_to: '2026-03-02T09:00:00.000Z' },
  ]);
});
