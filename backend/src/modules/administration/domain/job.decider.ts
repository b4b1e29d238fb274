import type { Decider } from '#kernel/decider';
import { type JobEvent, jobEvents } from '#events/administration/job.events';

/** What a job is to do: a run of a tracker. */
export interface Work {
  readonly kind: 'research';
  readonly trackerId: string;
  readonly runId: string;
}

export interface DropJob {
  readonly type: 'DropJob';
  readonly jobId: string;
  readonly work: Work;
  readonly attempts: number;
  readonly reason: string;
}

export interface DecidedJob {
  readonly dropped: boolean;
}

const dropped = ({ work: { trackerId, runId }, jobId, attempts, reason }: DropJob): JobEvent => ({
  type: 'RunDropped',
  data: { jobId, trackerId, runId, attempts, reason },
});

/** What administrators decided about a job, which the queue forgets. */
export const jobDecider: Decider<DropJob, JobEvent, DecidedJob> = {
  events: jobEvents,
  initialState: { dropped: false },
  evolve: () => ({ dropped: true }),
  decide: (command, state) => (state.dropped ? [] : [dropped(command)]),
};
