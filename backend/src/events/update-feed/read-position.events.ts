import { type EventOf, event, declareEvents } from '#kernel/events';

/** `feed-{user}`: how far a user has read the updates of their trackers (ADR 0029). */
export const readPositionEvents = declareEvents('feed', {
  /** A user marked the updates of their feed as read up to and including a time. */
  FeedRead: event<{
    readonly userId: string;
    /** ISO 8601 UTC: when the newest of them was published. */
    readonly upTo: string;
  }>(),
});

export type ReadPositionEvent = EventOf<typeof readPositionEvents>;
