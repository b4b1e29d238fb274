import { assertNever } from '#kernel/assert-never';
import type { Decider } from '#kernel/decider';
import { type JobEvent, jobEvents } from '#events/administration/job.events';

/** What a job is to do: a run of a tracker, or the mail to a user that the event of the job's id requested. */
export type Work =
  | { readonly kind: 'research'; readonly trackerId: string; readonly runId: string }
  | { readonly kind: 'mail'; readonly userId: string };

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

const dropped = ({ work, jobId, attempts, reason }: DropJob): JobEvent => {
  switch (work.kind) {
    case 'research': {
      const { trackerId, runId } = work;
      return { type: 'RunDropped', data: { jobId, trackerId, runId, attempts, reason } };
    }
    case 'mail':
      return { type: 'MailDropped', data: { jobId, userId: work.userId, attempts, reason } };
    default:
      return assertNever(work);
  }
};

/** What administrators decided about a job, which the queue forgets. */
export const jobDecider: Decider<DropJob, JobEvent, DecidedJob> = {
  events: jobEvents,
  initialState: { dropped: false },
  evolve: () => ({ dropped: true }),
  decide: (command, state) => (state.dropped ? [] : [dropped(command)]),
};
