import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, refuse } from '#kernel/decider';
import { type CollectionContent, type CollectionEvent, collectionEvents } from './collection-tree.events';

interface Folder extends CollectionContent {
  /** Null for the root. */
  readonly parentId: string | null;
}

export interface CollectionTree {
  readonly folders: Readonly<Record<string, Folder>>;
  /** Folders of trackers that are not in the root. */
  readonly places: Readonly<Record<string, string>>;
}

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
      }
    | { readonly type: 'RenameCollection'; readonly collectionId: string; readonly content: CollectionContent }
    | { readonly type: 'MoveCollection'; readonly collectionId: string; readonly destinationId: string | null }
    | { readonly type: 'PlaceTracker'; readonly trackerId: string; readonly parentId: string }
    | { readonly type: 'MoveTracker'; readonly trackerId: string; readonly destinationId: string | null }
    | { readonly type: 'DeleteTree' }
  );

const notFound = refuse('NOT_FOUND', 'This folder does not exist.');
const intoItself = refuse('INVALID_DESTINATION', 'A folder cannot be moved into itself or into a folder inside it.');

/** Ids come from requests, so that a name of every object, such as `constructor`, is no folder. */
const entry = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

const placed = ({ folders, places }: CollectionTree, trackerId: string, parentId: string | null): CollectionTree => {
  const { [trackerId]: _earlier, ...others } = places;
  return { folders, places: parentId === null ? others : { ...others, [trackerId]: parentId } };
};

const evolve = (state: CollectionTree, event: CollectionEvent): CollectionTree => {
  const { folders } = state;
  switch (event.type) {
    case 'CollectionCreated': {
      const { collectionId, name, description, parentId } = event.data;
      return { ...state, folders: { ...folders, [collectionId]: { name, description, parentId } } };
    }
    case 'CollectionRenamed':
    case 'CollectionMoved': {
      const { collectionId, ownerId: _owner, ...changes } = event.data;
      const folder = entry(folders, collectionId);
      return folder === undefined
        ? state
        : { ...state, folders: { ...folders, [collectionId]: { ...folder, ...changes } } };
    }
    case 'TrackerPlaced':
    case 'TrackerMoved':
      return placed(state, event.data.trackerId, event.data.parentId);
    case 'TreeDeleted':
      return { folders: {}, places: {} };
    default:
      return assertNever(event);
  }
};

const exists = ({ folders }: CollectionTree, id: string | null): boolean =>
  id === null || entry(folders, id) !== undefined;

/** Whether a folder is another one or inside it. */
const isWithin = (tree: CollectionTree, id: string | null, other: string): boolean =>
  id !== null && (id === other || isWithin(tree, entry(tree.folders, id)?.parentId ?? null, other));

const folderOf = ({ folders }: CollectionTree, id: string): Folder | Refusal => entry(folders, id) ?? notFound;

const decide = (command: CollectionCommand, tree: CollectionTree): Decision<CollectionEvent> => {
  const { ownerId } = command;
  switch (command.type) {
    case 'CreateCollection': {
      const { collectionId, content, parentId } = command;
      if (entry(tree.folders, collectionId) !== undefined) return [];
      if (!exists(tree, parentId)) return notFound;
      return [{ type: 'CollectionCreated', data: { ownerId, collectionId, ...content, parentId } }];
    }
    case 'RenameCollection': {
      const { collectionId, content } = command;
      const folder = folderOf(tree, collectionId);
      if ('refused' in folder) return folder;
      return folder.name === content.name && folder.description === content.description
        ? []
        : [{ type: 'CollectionRenamed', data: { ownerId, collectionId, ...content } }];
    }
    case 'MoveCollection': {
      const { collectionId, destinationId } = command;
      const folder = folderOf(tree, collectionId);
      if ('refused' in folder) return folder;
      if (!exists(tree, destinationId)) return notFound;
      if (isWithin(tree, destinationId, collectionId)) return intoItself;
      return folder.parentId === destinationId
        ? []
        : [{ type: 'CollectionMoved', data: { ownerId, collectionId, parentId: destinationId } }];
    }
    case 'PlaceTracker': {
      const { trackerId, parentId } = command;
      // A folder that went away meanwhile leaves its new tracker in the root.
      return entry(tree.places, trackerId) !== undefined || !exists(tree, parentId)
        ? []
        : [{ type: 'TrackerPlaced', data: { ownerId, trackerId, parentId } }];
    }
    case 'MoveTracker': {
      const { trackerId, destinationId } = command;
      if (!exists(tree, destinationId)) return notFound;
      return (entry(tree.places, trackerId) ?? null) === destinationId
        ? []
        : [{ type: 'TrackerMoved', data: { ownerId, trackerId, parentId: destinationId } }];
    }
    case 'DeleteTree':
      return Object.keys(tree.folders).length === 0
        ? []
        : [{ type: 'TreeDeleted', data: { ownerId, collectionIds: Object.keys(tree.folders) } }];
    default:
      return assertNever(command);
  }
};

export const collectionTreeDecider: Decider<CollectionCommand, CollectionEvent, CollectionTree> = {
  events: collectionEvents,
  initialState: { folders: {}, places: {} },
  evolve,
  decide,
};
