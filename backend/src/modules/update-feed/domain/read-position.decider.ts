import { type ReadPositionEvent, readPositionEvents } from '#events/update-feed/read-position.events';
import { type Decider, refuseField } from '#kernel/decider';

export interface MarkRead {
  readonly type: 'MarkRead';
  readonly userId: string;
  /** ISO 8601 UTC. */
  readonly upTo: string;
  /** ISO 8601 UTC. */
  readonly now: string;
}

interface ReadPosition {
  /** ISO 8601 UTC; null before the first. */
  readonly upTo: string | null;
}

/** `feed-{user}`: how far a user has read. It only moves on, whichever of several tabs is behind. */
export const readPositionDecider: Decider<MarkRead, ReadPositionEvent, ReadPosition> = {
  events: readPositionEvents,
  initialState: { upTo: null },
  evolve: (_state, { data: { upTo } }) => ({ upTo }),
  decide: ({ userId, upTo, now }, state) => {
    if (upTo > now) return refuseField('up_to', 'This time is still to come');
    return state.upTo !== null && upTo <= state.upTo ? [] : [{ type: 'FeedRead', data: { userId, upTo } }];
  },
};
