import { type FeedAddressEvent, feedAddressEvents } from '#events/syndication/feed-address.events';
import { feedId } from '#events/syndication/feed-kinds';
import { put, projection } from '#kernel/projection';

/** A feed whose first address was replaced. `_id`: see `feedId`. */
export interface FeedAddressDocument {
  readonly _id: string;
  readonly generation: number;
}

export const feedAddresses = projection<FeedAddressEvent, FeedAddressDocument>({
  name: 'feed-addresses',
  from: [feedAddressEvents],
  project: ({ data }) => [put({ _id: feedId(data), generation: data.generation })],
});
