import { lineFixture } from '#features/trackers/line.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import type { FeedUpdate } from './api/feed';

export const feedUpdateFixture = (changes: Partial<FeedUpdate> = {}): FeedUpdate => ({
  id: 'u1',
  run_id: 'r1',
  tracker_id: 't1',
  display_title: 'Steel tariffs',
  tracker_description: 'Track steel tariffs.',
  created_at: '2026-08-19T09:00:00.000Z',
  content: '- Duties rise. [1]',
  lines: [lineFixture('Duties rise.')],
  sources: [trackerSourceFixture()],
  tags: ['Trade'],
  written: null,
  more: 0,
  ...changes,
});
