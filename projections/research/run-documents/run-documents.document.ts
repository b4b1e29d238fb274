import type { ConsideredDocument } from '#modules/research/domain/run.events';

/** Every page that a run considered. `_id` is the run's. */
export interface RunDocuments {
  readonly _id: string;
  readonly tracker_id: string;
  readonly documents: readonly ConsideredDocument[];
  /** Addresses of pages that were as an earlier run had read them; what they are called stands in `read-pages`. */
  readonly unchanged: readonly string[];
}
