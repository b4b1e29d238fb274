import type { RunCause } from '#modules/research/domain/run.events';

export type RunState = 'queued' | 'running' | 'published' | 'nothing_new' | 'failed';

export interface Run {
  readonly _id: string;
  readonly tracker_id: string;
  /** Id of the event that asked for it, and of the job that carries it out. */
  readonly request_id: string;
  readonly state: RunState;
  readonly cause: RunCause;
  readonly requested_at: string;
  readonly engine: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly sources_tried: number;
  readonly sources_read: number;
  readonly claims_new: number;
  readonly claims_rejected: number;
  readonly cost_usd: number;
  /** A code: why it failed, or why it found nothing. */
  readonly reason: string | null;
  /** The same in words, for a failure. */
  readonly detail: string | null;
  readonly retry_at: string | null;
}
