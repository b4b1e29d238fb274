import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type ActiveTracker, trackerDecider } from '../domain/tracker.decider';

/** The current state of a tracker's stream; undefined if it is deleted or never existed. */
export const activeTracker = async (runner: DeciderRunner, trackerId: string): Promise<ActiveTracker | undefined> => {
  const state = await runner.stateOf(trackerDecider, trackerId);
  return state.status === 'active' ? state : undefined;
};
