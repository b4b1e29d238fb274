import type { TrackerItem } from './api/get-folder';

/** A tracker in a folder, for specs: owned by the user, with an overview, quiet; `change` overrides fields. */
export const trackerItemFixture = (change: Partial<TrackerItem> = {}): TrackerItem => ({
  id: 't1',
  name: 'Steel tariffs',
  type: 'tracker',
  updated_at: '2026-08-03T09:00:00.000Z',
  created_at: '2026-08-03T09:00:00.000Z',
  can_edit: true,
  shared: false,
  has_state: true,
  parent_id: null,
  public: false,
  paused: false,
  suspended: false,
  last_line: 'The rate rises to 25 per cent.',
  last_line_origin: { kind: 'new', was: null, host: 'www.agency.gov', published_on: '2026-08-03', mentions: null },
  news_on: '2026-08-03',
  marks: { new: 0, changed: 0, contradicted: 0 },
  last_checked_at: null,
  last_run: null,
  needs_attention: false,
  ...change,
});
