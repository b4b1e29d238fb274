import { type CollectionEvent, collectionEvents } from '#events/collections/collection-tree.events';
import { changeOr } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/** Settings of a user's root folder. `_id` is the user's id. */
export interface CollectionRootDocument {
  readonly _id: string;
  /** Whether the updates of its trackers are sent in one email. */
  readonly collect_emails: boolean;
}

export const collectionRoots = projectionOfUser<CollectionEvent, CollectionRootDocument>({
  name: 'collection-roots',
  from: [collectionEvents],
  project({ type, data }) {
    const isOfRoot = (type === 'EmailsCombined' || type === 'EmailsSeparated') && data.collectionId === null;
    if (!isOfRoot) return [];
    const none: CollectionRootDocument = { _id: data.ownerId, collect_emails: false };
    return [changeOr(none, { $set: { collect_emails: type === 'EmailsCombined' } })];
  },
});
