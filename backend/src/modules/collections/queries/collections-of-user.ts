import type { ExportedPart } from '#platform/export/contributions';
import { withoutOwner } from '#platform/export/without-owner';
import type { ReadStore } from '#platform/read-store/read-store';
import { collections } from '#projections/collections/collections/collections.projection';

/** For the export of an account. */
export const collectionsOfUser = (documents: ReadStore): readonly ExportedPart[] => [
  {
    name: 'collections',
    async *rowsOf(userId) {
      for (const folder of await documents.find(collections, { owner_id: userId }, { sort: { created_at: 1 } }))
        yield withoutOwner(folder);
    },
  },
];
