import { type EventOf, event, eventsOf } from '#kernel/events';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

export const followEvents = eventsOf('follow', {
  TopicFollowed: event<Following>(),
  TopicUnfollowed: event<Following>(),
});

export type FollowEvent = EventOf<typeof followEvents>;
