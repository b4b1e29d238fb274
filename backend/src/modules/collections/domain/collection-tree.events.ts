import { type EventOf, event, eventsOf } from '#kernel/events';

interface OfOwner {
  readonly ownerId: string;
}

interface OfCollection extends OfOwner {
  readonly collectionId: string;
}

export interface CollectionContent {
  readonly name: string;
  readonly description: string;
}

/** Null is the root. */
interface Place {
  readonly parentId: string | null;
}

const personal = { subject: 'ownerId', fields: ['name', 'description'] } as const;

/** Each user has one tree of folders, which is one stream, so that two tabs cannot tear it apart. */
export const collectionEvents = eventsOf('collection', {
  /** A folder was created. */
  CollectionCreated: event<OfCollection & CollectionContent & Place>({ personal }),
  /** A folder's name or description was edited. */
  CollectionRenamed: event<OfCollection & CollectionContent>({ personal }),
  /** A folder was moved with all it holds. */
  CollectionMoved: event<OfCollection & Place>(),
  /** A tracker was created in a folder; others are in the root. */
  TrackerPlaced: event<OfOwner & Place & { readonly trackerId: string }>(),
  /** A tracker was moved. */
  TrackerMoved: event<OfOwner & Place & { readonly trackerId: string }>(),
  /** The user's account was erased, and all folders with it. */
  TreeDeleted: event<OfOwner & { readonly collectionIds: readonly string[] }>(),
});

export type CollectionEvent = EventOf<typeof collectionEvents>;
