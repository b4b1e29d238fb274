import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { assertNever } from '#kernel/assert-never';

export interface Folder {
  /** Null for the root. */
  readonly parentId: string | null;
  readonly public: boolean;
  readonly combinesEmails: boolean;
  readonly trackerIds: readonly string[];
}

/** A folder that was deleted with all it held. */
interface DeletedFolder {
  readonly restorableUntil: string;
  /** The deleted folders, with the trackers that were in them. */
  readonly folders: Readonly<Record<string, Folder>>;
}

/**
 * A user's folders without names, which are personal, so that snapshots may be kept. Trackers that are in no folder are in
 * the root.
 */
export interface CollectionTree {
  readonly rootCombinesEmails: boolean;
  readonly folders: Readonly<Record<string, Folder>>;
  /** Deleted folders by the id of the folder that the user deleted. */
  readonly deletedFolders: Readonly<Record<string, DeletedFolder>>;
  /** Folders that deleted trackers were in; null is the root. */
  readonly leftPlaces: Readonly<Record<string, string | null>>;
}

export const EMPTY_TREE: CollectionTree = {
  rootCombinesEmails: false,
  folders: {},
  deletedFolders: {},
  leftPlaces: {},
};

/** Ids come from requests: a name that every object has, such as `constructor`, must not count as a folder. */
export const entry = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

type Folders = Pick<CollectionTree, 'folders'>;

export const folderExists = ({ folders }: Folders, id: string | null): boolean =>
  id === null || entry(folders, id) !== undefined;

/** Whether a folder is the other one or inside it. */
export const isFolderWithin = (tree: Folders, id: string | null, other: string): boolean =>
  id !== null && (id === other || isFolderWithin(tree, parentOf(tree, id), other));

const parentOf = ({ folders }: Folders, id: string): string | null => entry(folders, id)?.parentId ?? null;

/** A folder and those inside it. */
export const foldersWithin = (tree: Folders, id: string): readonly string[] =>
  Object.keys(tree.folders).filter((each) => isFolderWithin(tree, each, id));

/** The trackers in any of these folders. */
export const trackersWithin = ({ folders }: Folders, folderIds: readonly string[]): readonly string[] =>
  folderIds.flatMap((id) => entry(folders, id)?.trackerIds ?? []);

/** The folder that a tracker is in; null if it is in the root. */
export const folderWith = ({ folders }: Folders, trackerId: string): string | null => {
  for (const id in folders) if (folders[id]?.trackerIds.includes(trackerId)) return id;
  return null;
};

/** The trackers that a deleted folder held and that have not been restored since. */
export const trackersToRestore = (
  { deletedFolders, leftPlaces }: CollectionTree,
  collectionId: string,
): readonly string[] => {
  const deleted = entry(deletedFolders, collectionId);
  if (deleted === undefined) return [];
  // A tracker that was restored alone and deleted again left another place.
  return Object.entries(deleted.folders).flatMap(([folderId, { trackerIds }]) =>
    trackerIds.filter((trackerId) => entry(leftPlaces, trackerId) === folderId),
  );
};

/** Number of folders from the root to this one. */
export const levelOf = (tree: Folders, id: string | null): number =>
  id === null ? 0 : 1 + levelOf(tree, parentOf(tree, id));

/** Number of levels that a folder takes with those inside it. */
export const heightOf = (tree: Folders, id: string): number =>
  1 + Math.max(...foldersWithin(tree, id).map((each) => levelOf(tree, each))) - levelOf(tree, id);

const split = <Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) => {
  const chosen = new Set(ids);
  const entries = Object.entries(record);
  return {
    among: Object.fromEntries(entries.filter(([id]) => chosen.has(id))),
    others: Object.fromEntries(entries.filter(([id]) => !chosen.has(id))),
  };
};

const without = <Value>(record: Readonly<Record<string, Value>>, id: string): Readonly<Record<string, Value>> => {
  const { [id]: _omitted, ...others } = record;
  return others;
};

const placed = (tree: CollectionTree, trackerId: string, parentId: string | null): CollectionTree => {
  const from = folderWith(tree, trackerId);
  const left = entry(tree.folders, from ?? '');
  const folders = { ...tree.folders };
  if (from !== null && left !== undefined)
    folders[from] = { ...left, trackerIds: left.trackerIds.filter((id) => id !== trackerId) };
  const into = parentId === null ? undefined : entry(folders, parentId);
  if (parentId !== null && into !== undefined)
    folders[parentId] = { ...into, trackerIds: [...into.trackerIds, trackerId] };
  return { ...tree, folders };
};

const changed = (tree: CollectionTree, id: string, changes: Partial<Folder>): CollectionTree => {
  const folder = entry(tree.folders, id);
  return folder === undefined ? tree : { ...tree, folders: { ...tree.folders, [id]: { ...folder, ...changes } } };
};

const combining = (tree: CollectionTree, id: string | null, combinesEmails: boolean): CollectionTree =>
  id === null ? { ...tree, rootCombinesEmails: combinesEmails } : changed(tree, id, { combinesEmails });

export const evolveCollectionTree = (tree: CollectionTree, event: CollectionEvent): CollectionTree => {
  const { folders, deletedFolders, leftPlaces } = tree;
  switch (event.type) {
    case 'CollectionCreated': {
      const { collectionId, parentId } = event.data;
      const created = { parentId, public: false, combinesEmails: false, trackerIds: [] };
      return { ...tree, folders: { ...folders, [collectionId]: created } };
    }
    case 'CollectionRenamed':
      return tree;
    case 'CollectionMoved':
      return changed(tree, event.data.collectionId, { parentId: event.data.parentId });
    case 'CollectionPublished':
      return changed(tree, event.data.collectionId, { public: true });
    case 'CollectionUnpublished':
      return changed(tree, event.data.collectionId, { public: false });
    case 'EmailsCombined':
      return combining(tree, event.data.collectionId, true);
    case 'EmailsSeparated':
      return combining(tree, event.data.collectionId, false);
    case 'CollectionDeleted': {
      const { collectionId, collectionIds, restorableUntil } = event.data;
      const { among: deleted, others: kept } = split(folders, collectionIds);
      const left = Object.entries(deleted).flatMap(([id, { trackerIds }]) => trackerIds.map((each) => [each, id]));
      return {
        ...tree,
        folders: kept,
        deletedFolders: { ...deletedFolders, [collectionId]: { restorableUntil, folders: deleted } },
        leftPlaces: { ...leftPlaces, ...Object.fromEntries(left) },
      };
    }
    case 'CollectionRestored': {
      const { collectionId, parentId } = event.data;
      const restored = entry(deletedFolders, collectionId);
      const top = restored === undefined ? undefined : entry(restored.folders, collectionId);
      if (restored === undefined || top === undefined) return tree;
      // The folder's trackers return one by one.
      const empty = Object.entries(restored.folders).map(([id, folder]) => [id, { ...folder, trackerIds: [] }]);
      return {
        ...tree,
        folders: { ...folders, ...Object.fromEntries(empty), [collectionId]: { ...top, trackerIds: [], parentId } },
        deletedFolders: without(deletedFolders, collectionId),
      };
    }
    case 'TrackerPlaced':
    case 'TrackerMoved':
      return placed(tree, event.data.trackerId, event.data.parentId);
    case 'TrackerRemoved': {
      const { trackerId } = event.data;
      const left = folderWith(tree, trackerId);
      return { ...placed(tree, trackerId, null), leftPlaces: { ...leftPlaces, [trackerId]: left } };
    }
    case 'TrackerReturned': {
      const { trackerId, parentId } = event.data;
      return { ...placed(tree, trackerId, parentId), leftPlaces: without(leftPlaces, trackerId) };
    }
    case 'TreeDeleted':
      return EMPTY_TREE;
    default:
      return assertNever(event);
  }
};
