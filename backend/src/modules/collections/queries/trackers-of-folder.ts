import { type Refusal, isRefusal } from '#kernel/decider';
import { type TrackerDocument, followedBy, trackers } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import type { ReadStore } from '#platform/read-store/read-store';
import { collections } from '#projections/collections/collections/collections.projection';
import { type FolderAccess, folderAccess } from './folder-access';
import { ROOT_NAME } from './folder-view';
import { foldersBelow } from './folders-below';

/** The contents of a folder that the caller may read. */
export interface FolderContents {
  readonly name: string;
  readonly isOwn: boolean;
  /** The trackers in the folder and in the folders below it; in the root, followed ones, too. */
  readonly trackers: readonly TrackerDocument[];
}

/** The store remembers documents by their ids. */
const byId = (reads: ReadStore, ids: readonly string[]): Promise<readonly TrackerDocument[]> =>
  reads.find(trackers, { _id: { $in: ids } });

/** The trackers of a folder, null for the root, that the caller may see. */
export const trackersOfFolder = async (
  reads: ReadStore,
  collectionId: string | null,
  caller: Caller | null,
): Promise<FolderContents | Refusal> => {
  const access = await folderAccess(reads, collectionId, caller);
  return isRefusal(access) ? access : readTrackersOfFolder(reads, collectionId, access);
};

/** The trackers of a folder that the caller is known to have access to. */
export const readTrackersOfFolder = async (
  reads: ReadStore,
  collectionId: string | null,
  { ownerId, isOwn }: FolderAccess,
): Promise<FolderContents> => {
  const visible = { owner_id: ownerId, deleted_at: null, ...(isOwn ? {} : { public: true }) };
  if (collectionId === null) {
    const [own, { followed }] = await Promise.all([
      byId(reads, await reads.ids(trackers, visible)),
      followedBy(reads, ownerId),
    ]);
    return { name: ROOT_NAME, isOwn, trackers: [...own, ...followed.map(({ tracker }) => tracker)] };
  }
  const folders = await reads.find(collections, visible);
  const inside = [collectionId, ...foldersBelow(folders, collectionId)];
  const own = await byId(reads, await reads.ids(trackers, { ...visible, parent_id: { $in: inside } }));
  const name = folders.find(({ _id }) => _id === collectionId)?.name ?? '';
  return { name, isOwn, trackers: own };
};
