import type { FeedAddressEvent } from '#events/syndication/feed-address.events';
import { scenario } from '#test/support/given-when-then';
import { feedAddressDecider } from './feed-address.decider';

const { given } = scenario(feedAddressDecider);
const feed = { kind: 'tracker', id: 'tariffs' } as const;
const replaced = (generation: number): FeedAddressEvent => ({
  type: 'FeedAddressReplaced',
  data: { ...feed, generation },
});

test('each replacement gives another address', () => {
  given()
    .when({ type: 'ReplaceAddress', ...feed })
    .then(replaced(1));
  given(replaced(1))
    .when({ type: 'ReplaceAddress', ...feed })
    .then(replaced(2));
});
