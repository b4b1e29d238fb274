import type { Run, Tracker } from './api/tracker';

const researchingMs = 10_000;
/** While no run is active: the schedule or another tab may start one. */
const idleMs = 60_000;
/** Interval while a run is active. */
export const liveMs = 2000;

export const isUnderWay = (run: Run | null): boolean => run?.state === 'queued' || run?.state === 'running';

/** Polling interval of the tracker page. */
export const pollInterval = ({ current_state, last_run }: Pick<Tracker, 'current_state' | 'last_run'>): number => {
  if (isUnderWay(last_run)) return researchingMs;
  const isExpected = last_run === null || last_run.state === 'published';
  return current_state === null && isExpected ? researchingMs : idleMs;
};
