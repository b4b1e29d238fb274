import {
  type CollectionContent,
  type CollectionEvent,
  collectionEvents,
} from '#events/collections/collection-tree.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse, type AreaRefusalCode } from '#kernel/decider';
import { DAYS_TO_RESTORE, restorableUntil } from '#kernel/restorable';
import {
  type CollectionTree,
  EMPTY_TREE,
  type Folder,
  entry,
  evolveCollectionTree,
  folderExists,
  foldersWithin,
  heightOf,
  isFolderWithin,
  levelOf,
  folderWith,
  trackersToRestore,
  trackersWithin,
} from './collection-tree';

interface ByOwner {
  readonly ownerId: string;
}

export type CollectionCommand = ByOwner &
  (
    | {
        readonly type: 'CreateCollection';
        readonly collectionId: string;
        readonly content: CollectionContent;
        readonly parentId: string | null;
        readonly public: boolean;
      }
    | { readonly type: 'RenameCollection'; readonly collectionId: string; readonly content: CollectionContent }
    | { readonly type: 'MoveCollection'; readonly collectionId: string; readonly destinationId: string | null }
    | {
        readonly type: 'PublishCollection';
        readonly collectionId: string;
        /** Trackers of the folder that are made public with it. */
        readonly trackerIds: readonly string[];
      }
    | { readonly type: 'UnpublishCollection'; readonly collectionId: string }
    | { readonly type: 'CombineEmails' | 'SeparateEmails'; readonly collectionId: string | null }
    | { readonly type: 'DeleteCollection'; readonly collectionId: string; readonly now: Date }
    | { readonly type: 'RestoreCollection'; readonly collectionId: string; readonly now: Date }
    | { readonly type: 'PlaceTracker'; readonly trackerId: string; readonly parentId: string }
    | { readonly type: 'MoveTracker'; readonly trackerId: string; readonly destinationId: string | null }
    | { readonly type: 'RemoveTracker'; readonly trackerId: string }
    | { readonly type: 'ReturnTracker'; readonly trackerId: string }
    | { readonly type: 'DeleteTree' }
  );

/** Limits on a user's folders: no screen shows more, and every command walks the tree. */
const MAX_FOLDERS = 1000;
const MAX_LEVELS = 20;

const NO_FOLDER = refuse('NOT_FOUND', 'This folder does not exist.');
const NO_TRACKER = refuse('NOT_FOUND', 'This tracker does not exist.');
export const INVALID_DESTINATION: AreaRefusalCode = {
  code: 'INVALID_DESTINATION',
  kindOf: 'INVALID',
  title: 'Invalid destination',
};

const INTO_ITSELF = refuse(INVALID_DESTINATION, 'A folder cannot be moved into itself or into a folder inside it.');
const NOT_IN_FOLDER = refuse('INVALID', 'Only trackers of this folder can be shared with it.');
const TOO_MANY_FOLDERS = refuse('INVALID', `You can have at most ${MAX_FOLDERS} folders.`);
const TOO_DEEP = refuse('INVALID', `Folders can be nested at most ${MAX_LEVELS} levels deep.`);

const folderOf = ({ folders }: CollectionTree, id: string): Folder | Refusal => entry(folders, id) ?? NO_FOLDER;

const isDeleted = ({ deletedFolders }: CollectionTree, id: string): boolean =>
  Object.values(deletedFolders).some(({ folders }) => entry(folders, id) !== undefined);

type Command<Type extends CollectionCommand['type']> = Extract<CollectionCommand, { readonly type: Type }>;

const createCollection = (command: Command<'CreateCollection'>, tree: CollectionTree): Decision<CollectionEvent> => {
  const { ownerId, collectionId, content, parentId } = command;
  if (entry(tree.folders, collectionId) !== undefined || isDeleted(tree, collectionId)) return [];
  if (!folderExists(tree, parentId)) return NO_FOLDER;
  if (Object.keys(tree.folders).length >= MAX_FOLDERS) return TOO_MANY_FOLDERS;
  if (levelOf(tree, parentId) >= MAX_LEVELS) return TOO_DEEP;
  const created = { type: 'CollectionCreated', data: { ownerId, collectionId, ...content, parentId } } as const;
  const published = { type: 'CollectionPublished', data: { ownerId, collectionId, trackerIds: [] } } as const;
  return command.public ? [created, published] : [created];
};

const renameCollection = (
  { ownerId, collectionId, content }: Command<'RenameCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const folder = folderOf(tree, collectionId);
  if (isRefusal(folder)) return folder;
  return [{ type: 'CollectionRenamed', data: { ownerId, collectionId, ...content } }];
};

const moveCollection = (
  { ownerId, collectionId, destinationId }: Command<'MoveCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const folder = folderOf(tree, collectionId);
  if (isRefusal(folder)) return folder;
  if (!folderExists(tree, destinationId)) return NO_FOLDER;
  if (isFolderWithin(tree, destinationId, collectionId)) return INTO_ITSELF;
  if (folder.parentId === destinationId) return [];
  return levelOf(tree, destinationId) + heightOf(tree, collectionId) > MAX_LEVELS
    ? TOO_DEEP
    : [{ type: 'CollectionMoved', data: { ownerId, collectionId, parentId: destinationId } }];
};

const publishCollection = (
  { ownerId, collectionId, trackerIds }: Command<'PublishCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const folder = folderOf(tree, collectionId);
  if (isRefusal(folder)) return folder;
  if (trackerIds.some((trackerId) => folderWith(tree, trackerId) !== collectionId)) return NOT_IN_FOLDER;
  return folder.public && trackerIds.length === 0
    ? []
    : [{ type: 'CollectionPublished', data: { ownerId, collectionId, trackerIds } }];
};

const unpublishCollection = (
  { ownerId, collectionId }: Command<'UnpublishCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const folder = folderOf(tree, collectionId);
  if (isRefusal(folder)) return folder;
  return folder.public ? [{ type: 'CollectionUnpublished', data: { ownerId, collectionId } }] : [];
};

const combineOrSeparateEmails = (
  command: Command<'CombineEmails' | 'SeparateEmails'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const { ownerId, collectionId } = command;
  const combines = command.type === 'CombineEmails';
  const before = collectionId === null ? tree.rootCombinesEmails : entry(tree.folders, collectionId)?.combinesEmails;
  if (before === undefined) return NO_FOLDER;
  return before === combines
    ? []
    : [{ type: combines ? 'EmailsCombined' : 'EmailsSeparated', data: { ownerId, collectionId } }];
};

const deleteCollection = (
  { ownerId, collectionId, now }: Command<'DeleteCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  if (entry(tree.folders, collectionId) === undefined) return isDeleted(tree, collectionId) ? [] : NO_FOLDER;
  const collectionIds = foldersWithin(tree, collectionId);
  const trackerIds = trackersWithin(tree, collectionIds);
  const until = { restorableUntil: restorableUntil(now) };
  return [{ type: 'CollectionDeleted', data: { ownerId, collectionId, collectionIds, trackerIds, ...until } }];
};

const placeTracker = (
  { ownerId, trackerId, parentId }: Command<'PlaceTracker'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  if (folderWith(tree, trackerId) !== null) return [];
  // Recorded also if the folder is gone: otherwise a repeated command would place it once the folder is restored.
  return [
    { type: 'TrackerPlaced', data: { ownerId, trackerId, parentId: folderExists(tree, parentId) ? parentId : null } },
  ];
};

const moveTracker = (
  { ownerId, trackerId, destinationId }: Command<'MoveTracker'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  if (entry(tree.leftPlaces, trackerId) !== undefined) return NO_TRACKER;
  if (!folderExists(tree, destinationId)) return NO_FOLDER;
  return folderWith(tree, trackerId) === destinationId
    ? []
    : [{ type: 'TrackerMoved', data: { ownerId, trackerId, parentId: destinationId } }];
};

const removeTracker = (
  { ownerId, trackerId }: Command<'RemoveTracker'>,
  tree: CollectionTree,
): Decision<CollectionEvent> =>
  entry(tree.leftPlaces, trackerId) === undefined ? [{ type: 'TrackerRemoved', data: { ownerId, trackerId } }] : [];

const returnTracker = (
  { ownerId, trackerId }: Command<'ReturnTracker'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  const left = entry(tree.leftPlaces, trackerId);
  if (left === undefined) return [];
  const parentId = folderExists(tree, left) ? left : null;
  return [{ type: 'TrackerReturned', data: { ownerId, trackerId, parentId } }];
};

const deleteTree = ({ ownerId }: Command<'DeleteTree'>, tree: CollectionTree): Decision<CollectionEvent> => {
  const deleted = Object.values(tree.deletedFolders).flatMap(({ folders }) => Object.keys(folders));
  const collectionIds = [...Object.keys(tree.folders), ...deleted];
  return collectionIds.length === 0 && !tree.rootCombinesEmails
    ? []
    : [{ type: 'TreeDeleted', data: { ownerId, collectionIds } }];
};

const restoreCollection = (
  { ownerId, collectionId, now }: Command<'RestoreCollection'>,
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  if (entry(tree.folders, collectionId) !== undefined) return [];
  const deleted = entry(tree.deletedFolders, collectionId);
  if (deleted === undefined) return NO_FOLDER;
  if (now.toISOString() > deleted.restorableUntil)
    return refuse('NOT_FOUND', `This folder was deleted more than ${DAYS_TO_RESTORE} days ago.`);
  const collectionIds = Object.keys(deleted.folders);
  if (Object.keys(tree.folders).length + collectionIds.length > MAX_FOLDERS) return TOO_MANY_FOLDERS;
  const wanted = entry(deleted.folders, collectionId)?.parentId ?? null;
  const trackerIds = trackersToRestore(tree, collectionId);
  const fits = folderExists(tree, wanted) && levelOf(tree, wanted) + heightOf(deleted, collectionId) <= MAX_LEVELS;
  const parentId = fits ? wanted : null;
  return [{ type: 'CollectionRestored', data: { ownerId, collectionId, collectionIds, trackerIds, parentId } }];
};

const decide = (command: CollectionCommand, tree: CollectionTree): Decision<CollectionEvent> => {
  switch (command.type) {
    case 'CreateCollection':
      return createCollection(command, tree);
    case 'RenameCollection':
      return renameCollection(command, tree);
    case 'MoveCollection':
      return moveCollection(command, tree);
    case 'PublishCollection':
      return publishCollection(command, tree);
    case 'UnpublishCollection':
      return unpublishCollection(command, tree);
    case 'CombineEmails':
    case 'SeparateEmails':
      return combineOrSeparateEmails(command, tree);
    case 'DeleteCollection':
      return deleteCollection(command, tree);
    case 'RestoreCollection':
      return restoreCollection(command, tree);
    case 'PlaceTracker':
      return placeTracker(command, tree);
    case 'MoveTracker':
      return moveTracker(command, tree);
    case 'RemoveTracker':
      return removeTracker(command, tree);
    case 'ReturnTracker':
      return returnTracker(command, tree);
    case 'DeleteTree':
      return deleteTree(command, tree);
    default:
      return assertNever(command);
  }
};

export const collectionTreeDecider: Decider<CollectionCommand, CollectionEvent, CollectionTree> = {
  events: collectionEvents,
  initialState: EMPTY_TREE,
  hasNoPersonalData: true,
  evolve: evolveCollectionTree,
  decide,
};
