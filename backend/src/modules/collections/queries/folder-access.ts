import { type Refusal, refuse } from '#kernel/decider';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import { collections } from '#projections/collections/collections/collections.projection';

/** The owner of a folder, and whether that is the caller. Visitors see only what is public in it. */
export interface FolderAccess {
  readonly ownerId: string;
  readonly isOwn: boolean;
}

/** Whether the caller may see a folder; null is their root. */
export const folderAccess = async (
  reads: ReadStore,
  collectionId: string | null,
  caller: Caller | null,
): Promise<FolderAccess | Refusal> => {
  const signIn = refuse('AUTH_REQUIRED', 'Sign in to see this folder.');
  if (collectionId === null) return caller === null ? signIn : { ownerId: caller.userId, isOwn: true };
  const folder = await reads.get(collections, collectionId);
  const isOwn = folder !== undefined && folder.owner_id === caller?.userId;
  if (folder === undefined || folder.deleted_at !== null || !(isOwn || folder.public))
    return caller === null ? signIn : refuse('NOT_FOUND', 'This folder does not exist.');
  return { ownerId: folder.owner_id, isOwn };
};
