import { type JobEvent, jobEvents } from '#events/administration/job.events';
import type { Decider } from '#kernel/decider';

/** The work of a job: a run of a tracker. */
export interface JobWork {
  readonly kind: 'research';
  readonly trackerId: string;
  readonly runId: string;
}

export interface DropJob {
  readonly type: 'DropJob';
  readonly jobId: string;
  readonly work: JobWork;
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

/** Decides what administrators do to a job, and keeps it, since the queue forgets it. */
export const jobDecider: Decider<DropJob, JobEvent, DecidedJob> = {
  events: jobEvents,
  initialState: { dropped: false },
  evolve: () => ({ dropped: true }),
  decide: (command, state) => (state.dropped ? [] : [dropped(command)]),
};
