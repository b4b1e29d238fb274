import { type CollectionEvent, collectionEvents } from '#events/collections/collection-tree.events';
import { assertNever } from '#kernel/assert-never';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, put, remove, projection } from '#kernel/projection';

/** A folder. */
export interface CollectionDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly description: string;
  /** Null for the root. */
  readonly parent_id: string | null;
  readonly public: boolean;
  /** Whether the updates of its trackers are sent in one email. */
  readonly collect_emails: boolean;
  readonly created_at: string;
  /** Time when it was created, or last renamed or moved. */
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export const collections = projection<CollectionEvent, CollectionDocument>({
  name: 'collections',
  from: [collectionEvents],
  owner: 'owner_id',
  indexes: [{ keys: ['owner_id', 'created_at'] }, { keys: ['created_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'CollectionCreated': {
        const { collectionId, ownerId, name, description, parentId } = event.data;
        return [
          put({
            _id: collectionId,
            owner_id: ownerId,
            name: stripInvisible(name),
            description: stripInvisible(description),
            parent_id: parentId,
            public: false,
            collect_emails: false,
            created_at: at,
            updated_at: at,
            deleted_at: null,
          }),
        ];
      }
      case 'CollectionRenamed': {
        const { collectionId, name, description } = event.data;
        return [
          change<CollectionDocument>(collectionId, {
            $set: { name: stripInvisible(name), description: stripInvisible(description), updated_at: at },
          }),
        ];
      }
      case 'CollectionMoved': {
        const { collectionId, parentId } = event.data;
        return [change<CollectionDocument>(collectionId, { $set: { parent_id: parentId, updated_at: at } })];
      }
      case 'CollectionPublished':
      case 'CollectionUnpublished': {
        const isPublic = event.type === 'CollectionPublished';
        return [change<CollectionDocument>(event.data.collectionId, { $set: { public: isPublic } })];
      }
      case 'EmailsCombined':
      case 'EmailsSeparated': {
        const { collectionId } = event.data;
        const collects = event.type === 'EmailsCombined';
        return collectionId === null
          ? []
          : [change<CollectionDocument>(collectionId, { $set: { collect_emails: collects } })];
      }
      case 'CollectionDeleted':
        return event.data.collectionIds.map((id) => change<CollectionDocument>(id, { $set: { deleted_at: at } }));
      case 'CollectionRestored': {
        const { collectionId, collectionIds, parentId } = event.data;
        return [
          ...collectionIds.map((id) => change<CollectionDocument>(id, { $set: { deleted_at: null } })),
          change<CollectionDocument>(collectionId, { $set: { parent_id: parentId } }),
        ];
      }
      case 'TreeDeleted':
        return event.data.collectionIds.map((id) => remove(id));
      case 'TrackerPlaced':
      case 'TrackerMoved':
      case 'TrackerRemoved':
      case 'TrackerReturned':
        return [];
      default:
        return assertNever(event);
    }
  },
});
