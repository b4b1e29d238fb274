import { type EventOf, event, declareEvents } from '#kernel/events';
import type { FeedOf } from './feed-kinds';

/** `rss-{kind}-{id}`: the secret address of a feed (ADR 0025). */
export const feedAddressEvents = declareEvents('rss', {
  /** The secret address of a feed was replaced; earlier ones no longer work. */
  FeedAddressReplaced: event<
    FeedOf & {
      /** The secret address derives from it; 0 for the first one. */
      readonly generation: number;
    }
  >(),
});

export type FeedAddressEvent = EventOf<typeof feedAddressEvents>;
