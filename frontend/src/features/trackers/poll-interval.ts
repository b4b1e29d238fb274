import type { Tracker } from './api/tracker';

const researchingMs = 10_000;
/** After a first run without a result: somebody may run it again or mend its domains, but nothing is under way. */
const attentionMs = 60_000;

/** How often the page looks again; false once there is a state and nothing runs. */
export const pollInterval = ({
  current_state,
  last_run,
}: Pick<Tracker, 'current_state' | 'last_run'>): number | false => {
  const underWay = last_run === null || last_run.state === 'queued' || last_run.state === 'running';
  if (current_state !== null) return last_run !== null && underWay ? researchingMs : false;
  return underWay || last_run.state === 'published' ? researchingMs : attentionMs;
};
