import type { ExportedPart } from '#platform/export/contributions';
import { withoutOwner } from '#platform/export/without-owner';
import type { ReadStore } from '#platform/read-store/read-store';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';

/** For the export of an account: trackers, also deleted ones that can be restored, and what it follows. */
export const trackersOfUser = (documents: ReadStore): readonly ExportedPart[] => [
  {
    name: 'trackers',
    async *rowsOf(userId) {
      for (const tracker of await documents.find(trackers, { owner_id: userId }, { sort: { created_at: 1 } }))
        yield withoutOwner(tracker);
    },
  },
  {
    name: 'follows',
    async *rowsOf(userId) {
      for (const { tracker_id, since } of await documents.find(follows, { user_id: userId }))
        yield { tracker_id, since };
    },
  },
];
