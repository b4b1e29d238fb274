import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { projected } from '#test/support/read-models/projected';
import { collectionRoots } from './collection-roots.projection';

const ownerId = 'ann';
const combined: CollectionEvent = { type: 'EmailsCombined', data: { ownerId, collectionId: null } };
const separated: CollectionEvent = { type: 'EmailsSeparated', data: { ownerId, collectionId: null } };
const inTrade: CollectionEvent = { type: 'EmailsCombined', data: { ownerId, collectionId: 'trade' } };

test('the root combines emails or not, whatever folders do', async () => {
  expect(await projected(collectionRoots, [combined])).toEqual([{ _id: 'ann', collect_emails: true }]);
  expect(await projected(collectionRoots, [combined, separated, inTrade])).toEqual([
    { _id: 'ann', collect_emails: false },
  ]);
});
