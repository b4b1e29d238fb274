import { type EventOf, event, eventsOf } from '#kernel/events';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

/** `follow-{user}`: the public trackers that a user follows. */
export const followEvents = eventsOf('follow', {
  /** The user follows a public tracker. */
  TopicFollowed: event<Following>(),
  /** The user stopped following a tracker. */
  TopicUnfollowed: event<Following>(),
});

export type FollowEvent = EventOf<typeof followEvents>;
