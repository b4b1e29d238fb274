import { sourceExample } from '#features/evidence/source.example';
import type { TrackerSource } from './api/tracker';

/** A source of a tracker for specs, told by no more documents than are cited; `change` overrides fields. */
export const trackerSourceExample = (change: Partial<TrackerSource> = {}): TrackerSource => ({
  ...sourceExample(),
  mentions: null,
  claim_id: null,
  ...change,
});
