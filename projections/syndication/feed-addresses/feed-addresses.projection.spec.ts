import { projected } from '#test/support/read-models/projected';
import { feedAddresses } from './feed-addresses.projection';

test('a feed has the generation of its newest address', async () => {
  const replaced = (generation: number) =>
    ({ type: 'FeedAddressReplaced', data: { kind: 'tracker', id: 'tariffs', generation } }) as const;
  expect(await projected(feedAddresses, [replaced(1), replaced(2)])).toEqual([
    { _id: 'tracker-tariffs', generation: 2 },
  ]);
});
