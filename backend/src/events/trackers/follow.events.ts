import { type EventOf, event, declareEvents } from '#kernel/events';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

/** `follow-{user}`: the public trackers that a user follows. */
export const followEvents = declareEvents('follow', {
  /** The user follows a public tracker. */
  TopicFollowed: event<Following>(),
  /** The user stopped following a tracker. */
  TopicUnfollowed: event<Following>(),
});

export type FollowEvent = EventOf<typeof followEvents>;
