import type { Json } from '#kernel/json';

export const JOB_QUEUE = Symbol('JobQueue');

export interface Job<Payload extends Json = Json> {
  /** Id of the event that asked for it: a job runs once per id while the queue knows it. */
  readonly id: string;
  /** Name of the queue, e.g. `research`. */
  readonly kind: string;
  readonly payload: Payload;
  /** Not before; at once where absent. By the application's clock. */
  readonly notBefore?: Date;
  /** `high`: a person waits for the result. Taken before all others of its kind; the others keep their order. */
  readonly priority?: 'high';
}

export interface JobHandlerOptions {
  /** How many run at once in this process. */
  readonly concurrency: number;
  /** Tries in all before the job is given up; the pauses between them double. */
  readonly attempts: number;
  /** The first pause, in milliseconds of the machine's clock: it spares what failed, and no rehearsal shortens it. */
  readonly backoffMs: number;
}

export interface JobRun {
  /** From 1. */
  readonly attempt: number;
  /** Aborts when the process stops and its grace has run out. */
  readonly signal: AbortSignal;
}

export type JobHandler = (job: Job, run: JobRun) => Promise<void>;

export interface JobCounts {
  readonly waiting: number;
  /** Not due yet, or pausing before another try. */
  readonly delayed: number;
  readonly running: number;
  /** Given up. The queue remembers the most recent ones, so adding a job with the same id again runs nothing. */
  readonly failed: number;
}

/** Work that follows from events. What is lost with the queue is found again from the events, so it holds no truth. */
export interface JobQueue {
  enqueue(job: Job): Promise<void>;
  /** Starts taking jobs of this kind. One handler per kind and process. */
  work(kind: string, options: JobHandlerOptions, handler: JobHandler): void;
  /** Takes a job that has not begun back; true where it was there. */
  cancel(kind: string, id: string): Promise<boolean>;
  counts(kind: string): Promise<JobCounts>;
  /** Those that this process has sent or taken jobs of. */
  kinds(): readonly string[];
  /** Takes no more, waits up to `graceMs` for what runs, then aborts it. */
  stop(graceMs: number): Promise<void>;
}

/** A second handler for one kind would share out the jobs by chance. */
export class KindHasHandler extends Error {
  constructor(kind: string) {
    super(`Jobs of kind ${kind} have a handler already.`);
  }
}

/** How many given-up jobs of a kind are remembered. */
export const FAILED_JOBS_KEPT = 1000;

export const pauseBefore = (nextAttempt: number, backoffMs: number): number => backoffMs * 2 ** (nextAttempt - 2);
