import { type EventOf, event, eventsOf } from '#kernel/events';
import type { FeedOf } from './feed-kinds';

export const feedAddressEvents = eventsOf('rss', {
  /** The secret address of a feed was replaced; earlier ones no longer work. */
  FeedAddressReplaced: event<
    FeedOf & {
      /** The address derives from it: 0 for the first. */
      readonly generation: number;
    }
  >(),
});

export type FeedAddressEvent = EventOf<typeof feedAddressEvents>;
