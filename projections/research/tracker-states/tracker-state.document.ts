import type { CitedSource, StateText, UpdateLine } from '#modules/research/domain/ledger.events';

/** What a tracker says today, and how its newest run stands. `_id` is the tracker's. */
export interface TrackerState {
  readonly _id: string;
  /** Null until a run has found something: 'researching'. */
  readonly state: StateText | null;
  /** When `state` was last recomposed. */
  readonly updated_at: string | null;
  /** What the newest publishing run told; empty before. `source` of a line points into `newest_sources`. */
  readonly newest_lines: readonly UpdateLine[];
  readonly newest_sources: readonly CitedSource[];
  /** Id of the newest run, in the read model `runs`. */
  readonly last_run_id: string;
  /** The newest scheduled moment that a run was asked for; null where none was. */
  readonly newest_period: string | null;
  /** When the newest run, having failed, is to be tried again; null where it is not. */
  readonly retry_at: string | null;
  /** When the newest run that read its sources to the end was over, whatever it found. */
  readonly last_checked_at: string | null;
}
