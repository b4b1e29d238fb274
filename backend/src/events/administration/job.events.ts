import { type EventOf, event, declareEvents } from '#kernel/events';

interface Dropped {
  /** Id of the job, and of the event that led to it. */
  readonly jobId: string;
  /** How many attempts were begun. */
  readonly attempts: number;
  readonly reason: string;
}

/** `job-{id}`: what administrators decide about a job. Their reasons are about the product, not about a person. */
export const jobEvents = declareEvents('job', {
  /** The job of a run was dropped, so the run fails. */
  RunDropped: event<Dropped & { readonly trackerId: string; readonly runId: string }>(),
});

export type JobEvent = EventOf<typeof jobEvents>;
