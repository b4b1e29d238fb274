import type { ExportedPart } from '#platform/export/contributions';
import type { ReadStore } from '#platform/read-store/read-store';
import { recordings } from '#projections/audio/recordings/recordings.projection';

const MOST = 10_000;

/** For the export of an account: what was read out and when. What it said is in the trackers. */
export const recordingsOfUser = (reads: ReadStore): readonly ExportedPart[] => [
  {
    name: 'recordings',
    async *rowsOf(userId) {
      const found = await reads.find(recordings, { user_id: userId }, { sort: { made_at: -1 }, limit: MOST });
      for (const { _id: brief_id, user_id: _userId, ...recording } of found) yield { brief_id, ...recording };
    },
  },
];
