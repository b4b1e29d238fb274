import type { Run } from './api/tracker';

/** A run for specs: it read 14 of 18 sources and published; `change` overrides fields. */
export const runFixture = (change: Partial<Run> = {}): Run => ({
  id: 'r1',
  state: 'published',
  engine: 'feeds',
  started_at: null,
  finished_at: null,
  duration_ms: null,
  sources_tried: 18,
  sources_read: 14,
  claims_new: 3,
  claims_rejected: 2,
  cost_usd: 0,
  reason: null,
  detail: null,
  retry_at: null,
  comparing: null,
  editing: null,
  writing: null,
  asked: [],
  searches: [],
  progress: null,
  ...change,
});
