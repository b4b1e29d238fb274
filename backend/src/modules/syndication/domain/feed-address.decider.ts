import { type FeedAddressEvent, feedAddressEvents } from '#events/syndication/feed-address.events';
import type { FeedOf } from '#events/syndication/feed-kinds';
import type { Decider } from '#kernel/decider';

export type FeedAddressCommand = FeedOf & { readonly type: 'ReplaceAddress' };

interface FeedAddress {
  readonly generation: number;
}

/** `rss-{kind}-{id}`: the address of a feed, which is known to whom it was given. */
export const feedAddressDecider: Decider<FeedAddressCommand, FeedAddressEvent, FeedAddress> = {
  events: feedAddressEvents,
  initialState: { generation: 0 },
  evolve: (_state, { data: { generation } }) => ({ generation }),
  decide: ({ kind, id }, { generation }) => [
    { type: 'FeedAddressReplaced', data: { kind, id, generation: generation + 1 } },
  ],
};
