import type { RunFigures } from '../../../backend/src/modules/research/domain/research.events';

export type RunState = 'queued' | 'running' | 'published' | 'nothing_new' | 'failed';

export interface Run extends Partial<RunFigures> {
  readonly _id: string;
  readonly tracker_id: string;
  readonly state: RunState;
  readonly cause: string;
  readonly requested_at: string;
  readonly engine: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly retry_at: string | null;
}
