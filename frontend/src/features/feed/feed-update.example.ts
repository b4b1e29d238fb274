import { lineExample } from '#features/trackers/line.example';
import { trackerSourceExample } from '#features/trackers/source.example';
import type { FeedUpdate } from './api/feed';

export const feedUpdateExample = (changes: Partial<FeedUpdate> = {}): FeedUpdate => ({
  id: 'u1',
  run_id: 'r1',
  tracker_id: 't1',
  display_title: 'Steel tariffs',
  tracker_description: 'Track steel tariffs.',
  created_at: '2026-08-19T09:00:00.000Z',
  content: '- Duties rise. [1]',
  lines: [lineExample('Duties rise.')],
  sources: [trackerSourceExample()],
  tags: ['Trade'],
  written: null,
  more: 0,
  ...changes,
});
