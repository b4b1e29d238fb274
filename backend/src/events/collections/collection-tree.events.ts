import { type EventOf, event, declareEvents } from '#kernel/events';

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

/** Null for the root. */
interface Place {
  readonly parentId: string | null;
}

const personal = { subject: 'ownerId', fields: ['name', 'description'] } as const;

/** `collection-{user}`: each user's folders form one tree, kept in one stream so that two tabs cannot break it. */
export const collectionEvents = declareEvents('collection', {
  /** A folder was created. */
  CollectionCreated: event<OfCollection & CollectionContent & Place>({ personal }),
  /** A folder's name or description was edited. */
  CollectionRenamed: event<OfCollection & CollectionContent>({ personal }),
  /** A folder was moved with everything in it. */
  CollectionMoved: event<OfCollection & Place>(),
  /** A folder, and these of its trackers, became visible to everyone who has its address. */
  CollectionPublished: event<OfCollection & { readonly trackerIds: readonly string[] }>(),
  /** A folder became private again; its trackers stay as they are. */
  CollectionUnpublished: event<OfCollection>(),
  /** The updates of a folder's trackers are to be sent in one email; null is the root. */
  EmailsCombined: event<OfOwner & { readonly collectionId: string | null }>(),
  /** The updates of a folder's trackers are sent separately again; null is the root. */
  EmailsSeparated: event<OfOwner & { readonly collectionId: string | null }>(),
  /** A folder was deleted with everything in it, and can be restored until `restorableUntil`. */
  CollectionDeleted: event<
    OfCollection & {
      /** This folder and those inside it. */
      readonly collectionIds: readonly string[];
      /** The trackers in these folders. */
      readonly trackerIds: readonly string[];
      /** ISO 8601 UTC. */
      readonly restorableUntil: string;
    }
  >(),
  /** A folder was restored with the folders inside it; its trackers are restored next. */
  CollectionRestored: event<
    OfCollection &
      Place & {
        readonly collectionIds: readonly string[];
        /** The trackers that it was deleted with and that have not been restored since. */
        readonly trackerIds: readonly string[];
      }
  >(),
  /** A tracker was created in a folder, or in the root if that folder was gone. */
  TrackerPlaced: event<OfOwner & Place & { readonly trackerId: string }>(),
  /** A tracker was moved. */
  TrackerMoved: event<OfOwner & Place & { readonly trackerId: string }>(),
  /** A tracker was deleted, so that it can no longer be moved. */
  TrackerRemoved: event<OfOwner & { readonly trackerId: string }>(),
  /** A deleted tracker was restored: to its folder, or to the root if that is gone. */
  TrackerReturned: event<OfOwner & Place & { readonly trackerId: string }>(),
  /** The user's account was erased, and all folders with it. */
  TreeDeleted: event<OfOwner & { readonly collectionIds: readonly string[] }>(),
});

export type CollectionEvent = EventOf<typeof collectionEvents>;
