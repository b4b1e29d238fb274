import { type EventOf, event, eventsOf } from '#kernel/events';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

export const followEvents = eventsOf('follow', {
  /** The user follows a public tracker. */
  TopicFollowed: event<Following>(),
  /** The user stopped following it. */
  TopicUnfollowed: event<Following>(),
});

export type FollowEvent = EventOf<typeof followEvents>;
