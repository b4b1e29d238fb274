import type { ReadStore } from '#platform/read-store/read-store';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';

/**
 * The folder of one of these users that combines a tracker's updates with others, by the tracker's own folder: the nearest one
 * above that combines emails. Null is the root; undefined if none does.
 */
export const combiningFolders = async (
  reads: ReadStore,
  ownerIds: readonly string[],
): Promise<(ownerId: string, folderId: string | null) => string | null | undefined> => {
  const own = await reads.find(collections, { owner_id: { $in: ownerIds } });
  const folders = new Map(own.map((folder) => [folder._id, folder]));
  const roots = await reads.find(collectionRoots, { _id: { $in: ownerIds } });
  const combiningRoots = new Set(roots.filter((root) => root.collect_emails).map(({ _id }) => _id));
  return (ownerId, folderId) => {
    let id = folderId;
    while (id !== null) {
      const folder = folders.get(id);
      if (folder === undefined) break;
      if (folder.collect_emails) return id;
      id = folder.parent_id;
    }
    return combiningRoots.has(ownerId) ? null : undefined;
  };
};
