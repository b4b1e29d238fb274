import type { Run, Tracker } from '../api/tracker';

const RESEARCHING_MS = 10_000;
/** While no run is active: the schedule or another tab may start one. */
const IDLE_MS = 60_000;
/** Interval while a run is active. */
export const LIVE_MS = 2000;

export const isActive = (run: Run | null): boolean => run?.state === 'queued' || run?.state === 'running';

/** Polling interval of the tracker page. */
export const pollInterval = ({ current_state, last_run }: Pick<Tracker, 'current_state' | 'last_run'>): number => {
  if (isActive(last_run)) return RESEARCHING_MS;
  const isExpected = last_run === null || last_run.state === 'published';
  return current_state === null && isExpected ? RESEARCHING_MS : IDLE_MS;
};
