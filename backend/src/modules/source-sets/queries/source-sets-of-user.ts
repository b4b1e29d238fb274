import type { ExportedPart } from '#platform/export/contributions';
import { withoutOwner } from '#platform/export/without-owner';
import type { ReadStore } from '#platform/read-store/read-store';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';

/** For the export of an account. */
export const sourceSetsOfUser = (documents: ReadStore): readonly ExportedPart[] => [
  {
    name: 'source_sets',
    async *rowsOf(userId) {
      for (const set of await documents.find(sourceSets, { owner_id: userId }, { sort: { created_at: 1 } }))
        yield withoutOwner(set);
    },
  },
];
