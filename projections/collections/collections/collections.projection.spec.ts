import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { projected } from '#test/support/read-models/projected';
import { collections } from './collections.projection';

const ownerId = 'ann';
const created: CollectionEvent = {
  type: 'CollectionCreated',
  data: { ownerId, collectionId: 'trade', name: 'Trade', description: 'Tariffs and treaties', parentId: null },
};
const renamed: CollectionEvent = {
  type: 'CollectionRenamed',
  data: { ownerId, collectionId: 'trade', name: 'Tariffs', description: '' },
};
const moved: CollectionEvent = {
  type: 'CollectionMoved',
  data: { ownerId, collectionId: 'trade', parentId: 'policy' },
};

test('a folder has its newest name and place', async () => {
  expect(await projected(collections, [created])).toMatchObject([
    { _id: 'trade', owner_id: 'ann', name: 'Trade', description: 'Tariffs and treaties', parent_id: null },
  ]);
  expect(await projected(collections, [created, renamed, moved])).toMatchObject([
    {
      name: 'Tariffs',
      description: '',
      parent_id: 'policy',
      created_at: '2026-03-01T01:00:00.000Z',
      updated_at: '2026-03-01T03:00:00.000Z',
    },
  ]);
});

test('a deleted folder is kept for as long as it can be restored, with those inside it', async () => {
  const inside: CollectionEvent = {
    type: 'CollectionCreated',
    data: { ownerId, collectionId: 'steel', name: 'Steel', description: '', parentId: 'trade' },
  };
  const both = { ownerId, collectionId: 'trade', collectionIds: ['trade', 'steel'], trackerIds: [] };
  const gone: CollectionEvent = {
    type: 'CollectionDeleted',
    data: { ...both, restorableUntil: '2026-03-31T00:00:00.000Z' },
  };
  const back: CollectionEvent = { type: 'CollectionRestored', data: { ...both, parentId: null } };
  const at = '2026-03-01T04:00:00.000Z';
  expect(await projected(collections, [created, moved, inside, gone])).toMatchObject([
    { _id: 'steel', parent_id: 'trade', deleted_at: at },
    { _id: 'trade', parent_id: 'policy', deleted_at: at },
  ]);
  expect(await projected(collections, [created, moved, inside, gone, back])).toMatchObject([
    { _id: 'steel', parent_id: 'trade', deleted_at: null },
    { _id: 'trade', parent_id: null, deleted_at: null },
  ]);
});

test('a folder goes with the tree of an erased user', async () => {
  const deleted: CollectionEvent = { type: 'TreeDeleted', data: { ownerId, collectionIds: ['trade'] } };
  expect(await projected(collections, [created, deleted])).toEqual([]);
});
