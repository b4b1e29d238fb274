import { assertNever } from '../../../kernel/assert-never';
import type { Decider } from '../../../kernel/decider';
import type { FollowEvent } from './follow.events';

/** The ids of the trackers that one person follows. */
export type Follows = ReadonlySet<string>;

export interface FollowCommand {
  readonly type: 'Follow' | 'Unfollow';
  readonly userId: string;
  readonly trackerId: string;
}

export const follow: Decider<FollowCommand, FollowEvent, Follows> = {
  initialState: new Set(),

  evolve(state, { type, data }) {
    const next = new Set(state);
    if (type === 'TopicFollowed') next.add(data.trackerId);
    else next.delete(data.trackerId);
    return next;
  },

  decide({ type, userId, trackerId }, state) {
    const data = { userId, trackerId };
    switch (type) {
      case 'Follow':
        return state.has(trackerId) ? [] : [{ type: 'TopicFollowed', data }];
      case 'Unfollow':
        return state.has(trackerId) ? [{ type: 'TopicUnfollowed', data }] : [];
      default:
        return assertNever(type);
    }
  },
};
