import { type EventOf, event, declareEvents } from '#kernel/events';

interface OfTracker {
  readonly trackerId: string;
}

/** `followers-{tracker}`: who follows the tracker of a country or an agency, which is researched while anyone does. */
export const followersEvents = declareEvents('followers', {
  /** A user began to follow the tracker. */
  FollowerGained: event<OfTracker & { readonly userId: string }>(),
  /** A user stopped following the tracker. */
  FollowerLost: event<OfTracker & { readonly userId: string }>(),
  /** The tracker has its first follower. */
  ResearchWanted: event<OfTracker>(),
  /** The tracker lost its last follower. */
  ResearchUnwanted: event<OfTracker>(),
});

export type FollowersEvent = EventOf<typeof followersEvents>;
