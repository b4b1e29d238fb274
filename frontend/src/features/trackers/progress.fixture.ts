import type { RunProgress } from './api/tracker';

/** Progress of a run for specs: it is looking for pages; `change` overrides fields. */
export const progressFixture = (change: Partial<RunProgress> = {}): RunProgress => ({
  step: 'discover',
  host: '',
  title: '',
  sources_found: 0,
  sources_read: 0,
  recent: [],
  checked: [],
  lines_checked: 0,
  ...change,
});
