import { sourceFixture } from '#features/evidence/source.fixture';
import type { WeekOfFolder, WeekItem, WeekLine } from './api/get-folder-week';

export const weekLineFixture = (text: string, changes: Partial<WeekLine> = {}): WeekLine => ({
  claim_id: text,
  kind: 'new',
  text,
  title: null,
  was: null,
  source: sourceFixture({ quote: text }),
  told: {
    tracker_id: 'steel',
    display_title: 'Steel tariffs',
    update_id: 'u1',
    told_at: '2026-03-02T09:00:00Z',
    host: 'www.whitehouse.gov',
  },
  also: [],
  ...changes,
});

export const weekItemFixture = (text: string, changes: Partial<WeekLine> = {}): WeekItem => ({
  differs_in: null,
  lines: [weekLineFixture(text, changes)],
});

/** The week of the root with these items under no heading, for specs. */
export const folderWeekFixture = (
  items: readonly WeekItem[] = [],
  changes: Partial<WeekOfFolder> = {},
): WeekOfFolder => ({
  collection: { id: null, name: 'My Trackers' },
  from: '2026-02-24',
  to: '2026-03-02',
  groups: items.length === 0 ? [] : [{ heading: null, items: [...items] }],
  more: 0,
  ...changes,
});
