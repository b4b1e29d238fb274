import { type ConsideredDocument, type RunEvent, runEvents } from '#events/research/run.events';
import { put, projection } from '#kernel/projection';

/** All pages considered by a run. `_id` is the run's id. */
export interface RunDocuments {
  readonly _id: string;
  readonly tracker_id: string;
  readonly documents: readonly ConsideredDocument[];
  /** URLs of unchanged pages; their titles are in `read-pages`. */
  readonly unchanged: readonly string[];
}

export const runDocuments = projection<RunEvent, RunDocuments>({
  name: 'run-documents',
  from: [runEvents],
  project(event) {
    if (event.type !== 'DocumentsConsidered') return [];
    const { runId, trackerId, considered, unchanged } = event.data;
    return [put({ _id: runId, tracker_id: trackerId, documents: considered, unchanged })];
  },
});
