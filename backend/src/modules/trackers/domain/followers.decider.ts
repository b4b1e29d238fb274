import { type FollowersEvent, followersEvents } from '#events/trackers/followers.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider } from '#kernel/decider';

/** Ids of the users who follow the tracker of a country or an agency. */
export type Followers = readonly string[];

export interface FollowersCommand {
  readonly type: 'GainFollower' | 'LoseFollower';
  readonly trackerId: string;
  readonly userId: string;
}

export const followersDecider: Decider<FollowersCommand, FollowersEvent, Followers> = {
  events: followersEvents,
  initialState: [],

  evolve(state, event) {
    switch (event.type) {
      case 'FollowerGained':
        return [...state, event.data.userId];
      case 'FollowerLost':
        return state.filter((follower) => follower !== event.data.userId);
      case 'ResearchWanted':
      case 'ResearchUnwanted':
        return state;
      default:
        return assertNever(event);
    }
  },

  decide({ type, trackerId, userId }, state) {
    switch (type) {
      case 'GainFollower':
        if (state.includes(userId)) return [];
        return [
          { type: 'FollowerGained', data: { trackerId, userId } },
          ...(state.length === 0 ? [{ type: 'ResearchWanted', data: { trackerId } } as const] : []),
        ];
      case 'LoseFollower':
        if (!state.includes(userId)) return [];
        return [
          { type: 'FollowerLost', data: { trackerId, userId } },
          ...(state.length === 1 ? [{ type: 'ResearchUnwanted', data: { trackerId } } as const] : []),
        ];
      default:
        return assertNever(type);
    }
  },
};
