import { type EventOf, event, eventsOf } from '#kernel/events';

interface OfTracker {
  readonly trackerId: string;
}

/** Who follows the tracker of a country or an agency, which is researched for as long as somebody does. */
export const followersEvents = eventsOf('followers', {
  /** A user began to follow it. */
  FollowerGained: event<OfTracker & { readonly userId: string }>(),
  /** A user stopped following it. */
  FollowerLost: event<OfTracker & { readonly userId: string }>(),
  /** It has its first follower. */
  ResearchWanted: event<OfTracker>(),
  /** Its last follower has gone. */
  ResearchUnwanted: event<OfTracker>(),
});

export type FollowersEvent = EventOf<typeof followersEvents>;
