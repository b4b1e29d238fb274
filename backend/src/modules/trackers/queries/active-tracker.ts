import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type ActiveTracker, trackerDecider } from '../domain/tracker.decider';

/** A tracker as it is this moment, by its stream; undefined where it is deleted or was never made. */
export const activeTracker = async (runner: DeciderRunner, trackerId: string): Promise<ActiveTracker | undefined> => {
  const state = await runner.stateOf(trackerDecider, trackerId);
  return state.status === 'active' ? state : undefined;
};
