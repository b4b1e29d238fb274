import { sourceFixture } from '#features/evidence/source.fixture';
import type { TrackerSource } from './api/tracker';

/** A source of a tracker for specs, told by no more documents than are cited; `change` overrides fields. */
export const trackerSourceFixture = (change: Partial<TrackerSource> = {}): TrackerSource => ({
  ...sourceFixture(),
  mentions: null,
  claim_id: null,
  ...change,
});
