import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse, type OwnCode } from '#kernel/decider';
import { DAYS_TO_RESTORE, restorableUntil } from '#kernel/restorable';
import {
  type CollectionTree,
  EMPTY_TREE,
  type Folder,
  entry,
  evolve,
  exists,
  foldersWithin,
  heightOf,
  isWithin,
  levelOf,
  placeOf,
  trackersToRestore,
  trackersWithin,
} from './collection-tree';
import {
  type CollectionContent,
  type CollectionEvent,
  collectionEvents,
} from '#events/collections/collection-tree.events';

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
    | { readonly type: 'DeleteCollection' | 'RestoreCollection'; readonly collectionId: string; readonly now: Date }
    | { readonly type: 'PlaceTracker'; readonly trackerId: string; readonly parentId: string }
    | { readonly type: 'MoveTracker'; readonly trackerId: string; readonly destinationId: string | null }
    | { readonly type: 'RemoveTracker' | 'ReturnTracker'; readonly trackerId: string }
    | { readonly type: 'DeleteTree' }
  );

/** Limits on a user's folders: no screen shows more, and every command walks the tree. */
const MAX_FOLDERS = 1000;
const MAX_LEVELS = 20;

const notFound = refuse('NOT_FOUND', 'This folder does not exist.');
const trackerNotFound = refuse('NOT_FOUND', 'This tracker does not exist.');
export const INVALID_DESTINATION: OwnCode = {
  code: 'INVALID_DESTINATION',
  kindOf: 'INVALID',
  title: 'Invalid destination',
};

const intoItself = refuse(INVALID_DESTINATION, 'A folder cannot be moved into itself or into a folder inside it.');
const notInFolder = refuse('INVALID', 'Only trackers of this folder can be shared with it.');
const tooMany = refuse('INVALID', `You can have at most ${MAX_FOLDERS} folders.`);
const tooDeep = refuse('INVALID', `Folders can be nested at most ${MAX_LEVELS} levels deep.`);

const folderOf = ({ folders }: CollectionTree, id: string): Folder | Refusal => entry(folders, id) ?? notFound;

const isDeleted = ({ deletedFolders }: CollectionTree, id: string): boolean =>
  Object.values(deletedFolders).some(({ folders }) => entry(folders, id) !== undefined);

const decide = (command: CollectionCommand, tree: CollectionTree): Decision<CollectionEvent> => {
  const { ownerId } = command;
  switch (command.type) {
    case 'CreateCollection': {
      const { collectionId, content, parentId } = command;
      if (entry(tree.folders, collectionId) !== undefined || isDeleted(tree, collectionId)) return [];
      if (!exists(tree, parentId)) return notFound;
      if (Object.keys(tree.folders).length >= MAX_FOLDERS) return tooMany;
      if (levelOf(tree, parentId) >= MAX_LEVELS) return tooDeep;
      const created = { type: 'CollectionCreated', data: { ownerId, collectionId, ...content, parentId } } as const;
      const published = { type: 'CollectionPublished', data: { ownerId, collectionId, trackerIds: [] } } as const;
      return command.public ? [created, published] : [created];
    }
    case 'RenameCollection': {
      const { collectionId, content } = command;
      const folder = folderOf(tree, collectionId);
      if (isRefusal(folder)) return folder;
      return [{ type: 'CollectionRenamed', data: { ownerId, collectionId, ...content } }];
    }
    case 'MoveCollection': {
      const { collectionId, destinationId } = command;
      const folder = folderOf(tree, collectionId);
      if (isRefusal(folder)) return folder;
      if (!exists(tree, destinationId)) return notFound;
      if (isWithin(tree, destinationId, collectionId)) return intoItself;
      if (folder.parentId === destinationId) return [];
      return levelOf(tree, destinationId) + heightOf(tree, collectionId) > MAX_LEVELS
        ? tooDeep
        : [{ type: 'CollectionMoved', data: { ownerId, collectionId, parentId: destinationId } }];
    }
    case 'PublishCollection': {
      const { collectionId, trackerIds } = command;
      const folder = folderOf(tree, collectionId);
      if (isRefusal(folder)) return folder;
      if (trackerIds.some((trackerId) => placeOf(tree, trackerId) !== collectionId)) return notInFolder;
      return folder.public && trackerIds.length === 0
        ? []
        : [{ type: 'CollectionPublished', data: { ownerId, collectionId, trackerIds } }];
    }
    case 'UnpublishCollection': {
      const { collectionId } = command;
      const folder = folderOf(tree, collectionId);
      if (isRefusal(folder)) return folder;
      return folder.public ? [{ type: 'CollectionUnpublished', data: { ownerId, collectionId } }] : [];
    }
    case 'CombineEmails':
    case 'SeparateEmails': {
      const { collectionId } = command;
      const combines = command.type === 'CombineEmails';
      const before =
        collectionId === null ? tree.rootCombinesEmails : entry(tree.folders, collectionId)?.combinesEmails;
      if (before === undefined) return notFound;
      return before === combines
        ? []
        : [{ type: combines ? 'EmailsCombined' : 'EmailsSeparated', data: { ownerId, collectionId } }];
    }
    case 'DeleteCollection': {
      const { collectionId, now } = command;
      if (entry(tree.folders, collectionId) === undefined) return isDeleted(tree, collectionId) ? [] : notFound;
      const collectionIds = foldersWithin(tree, collectionId);
      const trackerIds = trackersWithin(tree, collectionIds);
      const until = { restorableUntil: restorableUntil(now) };
      return [{ type: 'CollectionDeleted', data: { ownerId, collectionId, collectionIds, trackerIds, ...until } }];
    }
    case 'RestoreCollection':
      return decideRestore(command, tree);
    case 'PlaceTracker': {
      const { trackerId, parentId } = command;
      if (placeOf(tree, trackerId) !== null) return [];
      // Recorded also if the folder is gone: otherwise a repeated command would place it once the folder is restored.
      return [
        { type: 'TrackerPlaced', data: { ownerId, trackerId, parentId: exists(tree, parentId) ? parentId : null } },
      ];
    }
    case 'MoveTracker': {
      const { trackerId, destinationId } = command;
      if (entry(tree.leftPlaces, trackerId) !== undefined) return trackerNotFound;
      if (!exists(tree, destinationId)) return notFound;
      return placeOf(tree, trackerId) === destinationId
        ? []
        : [{ type: 'TrackerMoved', data: { ownerId, trackerId, parentId: destinationId } }];
    }
    case 'RemoveTracker': {
      const { trackerId } = command;
      return entry(tree.leftPlaces, trackerId) === undefined
        ? [{ type: 'TrackerRemoved', data: { ownerId, trackerId } }]
        : [];
    }
    case 'ReturnTracker': {
      const { trackerId } = command;
      const left = entry(tree.leftPlaces, trackerId);
      if (left === undefined) return [];
      const parentId = exists(tree, left) ? left : null;
      return [{ type: 'TrackerReturned', data: { ownerId, trackerId, parentId } }];
    }
    case 'DeleteTree': {
      const deleted = Object.values(tree.deletedFolders).flatMap(({ folders }) => Object.keys(folders));
      const collectionIds = [...Object.keys(tree.folders), ...deleted];
      return collectionIds.length === 0 && !tree.rootCombinesEmails
        ? []
        : [{ type: 'TreeDeleted', data: { ownerId, collectionIds } }];
    }
    default:
      return assertNever(command);
  }
};

const decideRestore = (
  { ownerId, collectionId, now }: ByOwner & { readonly collectionId: string; readonly now: Date },
  tree: CollectionTree,
): Decision<CollectionEvent> => {
  if (entry(tree.folders, collectionId) !== undefined) return [];
  const deleted = entry(tree.deletedFolders, collectionId);
  if (deleted === undefined) return notFound;
  if (now.toISOString() > deleted.restorableUntil)
    return refuse('NOT_FOUND', `This folder was deleted more than ${DAYS_TO_RESTORE} days ago.`);
  const collectionIds = Object.keys(deleted.folders);
  if (Object.keys(tree.folders).length + collectionIds.length > MAX_FOLDERS) return tooMany;
  const wanted = entry(deleted.folders, collectionId)?.parentId ?? null;
  const trackerIds = trackersToRestore(tree, collectionId);
  const fits = exists(tree, wanted) && levelOf(tree, wanted) + heightOf(deleted, collectionId) <= MAX_LEVELS;
  const parentId = fits ? wanted : null;
  return [{ type: 'CollectionRestored', data: { ownerId, collectionId, collectionIds, trackerIds, parentId } }];
};

export const collectionTreeDecider: Decider<CollectionCommand, CollectionEvent, CollectionTree> = {
  events: collectionEvents,
  initialState: EMPTY_TREE,
  impersonalState: true,
  evolve,
  decide,
};
