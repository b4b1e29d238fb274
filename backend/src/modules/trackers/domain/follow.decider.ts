import { type FollowEvent, followEvents } from '#events/trackers/follow.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider } from '#kernel/decider';

/** Ids of the trackers that a user follows. */
export type Follows = readonly string[];

export type FollowCommand =
  | { readonly type: 'Follow' | 'Unfollow'; readonly userId: string; readonly trackerId: string }
  | { readonly type: 'UnfollowAll'; readonly userId: string };

export const followDecider: Decider<FollowCommand, FollowEvent, Follows> = {
  events: followEvents,
  initialState: [],

  evolve(state, { type, data }) {
    const others = state.filter((trackerId) => trackerId !== data.trackerId);
    return type === 'TopicFollowed' ? [...others, data.trackerId] : others;
  },

  decide(command, state) {
    const { userId } = command;
    switch (command.type) {
      case 'Follow': {
        const { trackerId } = command;
        return state.includes(trackerId) ? [] : [{ type: 'TopicFollowed', data: { userId, trackerId } }];
      }
      case 'Unfollow': {
        const { trackerId } = command;
        return state.includes(trackerId) ? [{ type: 'TopicUnfollowed', data: { userId, trackerId } }] : [];
      }
      case 'UnfollowAll':
        return state.map((trackerId) => ({ type: 'TopicUnfollowed', data: { userId, trackerId } }));
      default:
        return assertNever(command);
    }
  },
};
