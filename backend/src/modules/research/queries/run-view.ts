import type { Run } from '../../../../../projections/research/runs/run.document';
import type { ReadStore, ScratchStore } from '../../../platform/read-store/read-store';
import { RUN_PROGRESS, type RunProgress } from '../run/run-progress';

export type RunProgressView = Omit<RunProgress, '_id'>;

/** A run as the API tells it: every field in every state. */
export interface RunView {
  readonly id: string;
  readonly state: Run['state'];
  readonly engine: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly duration_ms: number | null;
  readonly sources_tried: number;
  readonly sources_read: number;
  readonly claims_new: number;
  readonly claims_rejected: number;
  readonly cost_usd: number;
  /** A code: NO_MATCH and NO_NEWS where nothing was found, else why it failed. */
  readonly reason: string | null;
  /** The same in words, for a failure. */
  readonly detail: string | null;
  readonly retry_at: string | null;
  /** Null unless it is running. */
  readonly progress: RunProgressView | null;
}

const view = (run: Run, progress: RunProgressView | null): RunView => ({
  id: run._id,
  state: run.state,
  engine: run.engine,
  started_at: run.started_at,
  finished_at: run.finished_at,
  duration_ms:
    run.started_at === null || run.finished_at === null
      ? null
      : Date.parse(run.finished_at) - Date.parse(run.started_at),
  sources_tried: run.sources_tried,
  sources_read: run.sources_read,
  claims_new: run.claims_new,
  claims_rejected: run.claims_rejected,
  cost_usd: run.cost_usd,
  reason: run.reason,
  detail: run.detail,
  retry_at: run.retry_at,
  progress,
});

/** Before the first page was looked for. */
const BEGUN: RunProgressView = { step: 'discover', host: '', title: '', sources_found: 0, sources_read: 0, recent: [] };

export const runView = async (scratch: ScratchStore, run: Run): Promise<RunView> => {
  if (run.state !== 'running') return view(run, null);
  const progress = await scratch.load<RunProgress>(RUN_PROGRESS, run._id);
  if (progress === undefined) return view(run, BEGUN);
  const { _id, ...shown } = progress;
  return view(run, shown);
};

/** The newest run of a tracker; null before one was asked for. */
export const lastRunOf = async (
  reads: ReadStore,
  scratch: ScratchStore,
  trackerId: string,
): Promise<RunView | null> => {
  const [newest] = await reads.find<Run>('runs', { tracker_id: trackerId }, { sort: { requested_at: -1 }, limit: 1 });
  return newest === undefined ? null : runView(scratch, newest);
};
