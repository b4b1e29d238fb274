import type { CollectionEvent } from '#modules/collections/domain/collection-tree.events';
import { projected } from '../../../test/support/projected';
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

test('it goes with the tree of an erased user', async () => {
  const deleted: CollectionEvent = { type: 'TreeDeleted', data: { ownerId, collectionIds: ['trade'] } };
  expect(await projected(collections, [created, deleted])).toEqual([]);
});
