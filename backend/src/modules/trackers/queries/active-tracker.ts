import type { Streams } from '#platform/command-handling/streams';
import { type ActiveTracker, trackerDecider } from '../domain/tracker.decider';

/** The current state of a tracker's stream; undefined if it is deleted or never existed. */
export const activeTracker = async (streams: Streams, trackerId: string): Promise<ActiveTracker | undefined> => {
  const state = await streams.stateOf(trackerDecider, trackerId);
  return state.status === 'active' ? state : undefined;
};
