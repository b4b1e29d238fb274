import type { StreamReader } from '#platform/command-handling/stream-reader';
import { type ActiveTracker, trackerDecider } from '../domain/tracker.decider';

/** The current state of a tracker's stream; undefined if it is deleted or never existed. */
export const activeTracker = async (streams: StreamReader, trackerId: string): Promise<ActiveTracker | undefined> => {
  const state = await streams.stateOf(trackerDecider, trackerId);
  return state.status === 'active' ? state : undefined;
};
