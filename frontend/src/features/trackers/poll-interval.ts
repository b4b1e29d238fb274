import type { Run, Tracker } from './api/tracker';

const researchingMs = 10_000;
/** While nothing is under way: the schedule, or another tab, may begin a run. */
const idleMs = 60_000;
/** How often a run that is under way is looked at. */
export const liveMs = 2000;

export const isUnderWay = (run: Run | null): boolean => run?.state === 'queued' || run?.state === 'running';

/** How often the page looks at the whole tracker again. */
export const pollInterval = ({ current_state, last_run }: Pick<Tracker, 'current_state' | 'last_run'>): number => {
  if (isUnderWay(last_run)) return researchingMs;
  const isExpected = last_run === null || last_run.state === 'published';
  return current_state === null && isExpected ? researchingMs : idleMs;
};
