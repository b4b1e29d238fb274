import { type EventOf, event, declareEvents } from '#kernel/events';

interface Following {
  readonly userId: string;
  readonly trackerId: string;
}

/**
 * `follow-{user}`: the public trackers that a user follows. The log has these names from when a tracker was called a topic;
 * names of recorded events stay.
 */
export const followEvents = declareEvents('follow', {
  /** The user follows a public tracker. */
  TopicFollowed: event<Following>(),
  /** The user stopped following a tracker. */
  TopicUnfollowed: event<Following>(),
});

export type FollowEvent = EventOf<typeof followEvents>;
