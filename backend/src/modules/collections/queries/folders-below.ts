import type { CollectionDocument } from '#projections/collections/collections/collections.projection';

/** The ids of the folders in a folder, and of those in them. */
export const foldersBelow = (
  folders: readonly Pick<CollectionDocument, '_id' | 'parent_id'>[],
  id: string,
): readonly string[] =>
  folders.filter(({ parent_id }) => parent_id === id).flatMap(({ _id }) => [_id, ...foldersBelow(folders, _id)]);
