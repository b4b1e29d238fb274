import type { ReadStore } from '#platform/read-store/read-store';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';

/**
 * Which of a user's folders sends the updates of a tracker together with others, by the tracker's own folder: the nearest one
 * above that combines emails. Null is the root; undefined if none does.
 */
export const combiningFolders = async (
  reads: ReadStore,
  ownerId: string,
): Promise<(folderId: string | null) => string | null | undefined> => {
  const own = await reads.find(collections, { owner_id: ownerId });
  const folders = new Map(own.map((folder) => [folder._id, folder]));
  const root = await reads.get(collectionRoots, ownerId);
  return (folderId) => {
    let id = folderId;
    while (id !== null) {
      const folder = folders.get(id);
      if (folder === undefined) break;
      if (folder.collect_emails) return id;
      id = folder.parent_id;
    }
    return root?.collect_emails === true ? null : undefined;
  };
};
