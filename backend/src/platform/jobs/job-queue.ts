import type { Json } from '#kernel/json';
import { exponentialBackoff } from '../backoff';
import { port } from '../port';

export const JOB_QUEUE = port<JobQueue>('JobQueue');

export interface Job<Payload extends Json = Json> {
  /** Id of the event that caused it: a job runs once per id as long as the queue knows it. */
  readonly id: string;
  /** Name of the queue, e.g. `research`. */
  readonly kind: string;
  readonly payload: Payload;
  /** Earliest time by the application's clock; immediately if absent. */
  readonly notBefore?: Date;
  /** Priority, from 1. Lower ones of its kind are taken first, equal ones in their order; those without one come last. */
  readonly priority?: number;
}

export interface JobHandlerOptions {
  /** Maximum concurrent jobs in this process. */
  readonly concurrency: number;
  /** Attempts before the job fails; the delays between them double. */
  readonly attempts: number;
  /** The first delay in milliseconds of the system clock: it protects what failed, so a rehearsal must not shorten it. */
  readonly backoffMs: number;
}

export interface JobRun {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Aborts when the process stops and the grace period is over. */
  readonly signal: AbortSignal;
}

export type JobHandler = (job: Job, run: JobRun) => Promise<void>;

export interface JobCounts {
  readonly waiting: number;
  /** Number of jobs that are not due yet, or wait for a retry. */
  readonly delayed: number;
  readonly running: number;
  /** Number of jobs given up. The queue remembers the most recent ones, so that enqueuing the same id again has no effect. */
  readonly failed: number;
}

export type JobState = keyof JobCounts;

/** A job as the queue knows it. Times are of the application's clock. */
export interface QueuedJob {
  readonly job: Job;
  readonly state: JobState;
  /** Number of attempts begun so far. */
  readonly attempts: number;
  readonly enqueuedAt: Date;
  /** Why the last attempt failed, masked; null if none has. */
  readonly failure: JobFailure | null;
  /** Time at which it is due, or tried again; null unless it is delayed. */
  readonly nextAt: Date | null;
}

export interface JobFailure {
  readonly at: Date;
  readonly error: string;
}

/** Work that follows from events. Jobs lost with the queue are re-enqueued from the events, so it is not a source of truth. */
export interface JobQueue {
  enqueue(job: Job): Promise<void>;
  /** Starts processing jobs of this kind. One handler per kind and process. */
  work(kind: string, options: JobHandlerOptions, handler: JobHandler): void;
  /**
   * Lists at most `JOBS_LISTED` of each state, of failed ones the latest. Jobs move meanwhile: one may be missing, none is
   * named twice.
   */
  list(kind: string): Promise<readonly QueuedJob[]>;
  find(kind: string, id: string): Promise<QueuedJob | undefined>;
  /**
   * Retries a job that failed or waits for its next attempt, with all its attempts again; false if there is no such
   * job.
   */
  retry(kind: string, id: string): Promise<boolean>;
  /** Forgets a job unless it is running, so that its id can be enqueued again; false if there is no such job. */
  remove(kind: string, id: string): Promise<boolean>;
  counts(kind: string): Promise<JobCounts>;
  /** Resolves if the queue is reachable. Opens no kind of jobs. */
  ping(): Promise<void>;
  /** Kinds of jobs that this process has enqueued or processed. */
  kinds(): readonly string[];
  /** Accepts no more jobs, waits up to `graceMs` for running ones, then aborts them. */
  stop(graceMs: number): Promise<void>;
}

/** Thrown for a second handler of a kind: chance would decide which one gets a job. */
export class KindHasHandler extends Error {
  constructor(kind: string) {
    super(`Jobs of kind ${kind} have a handler already.`);
  }
}

/** Milliseconds between two looks at whether a delayed job is due by the application's clock. */
export const JOBS_POLL_MS = 250;
/** Number of failed jobs of a kind to remember. */
export const FAILED_JOBS_KEPT = 1000;
export const JOBS_LISTED = 1000;

export const pauseBefore = (nextAttempt: number, backoffMs: number): number =>
  exponentialBackoff(backoffMs, nextAttempt - 1);
