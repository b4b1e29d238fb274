import { eventCategories } from '#test/support/log/event-categories';
import { recorded } from '#test/support/read-models/projected';
import { EventMask } from './event-mask';

const mask = new EventMask(eventCategories);

const ofOwner = (ownerId: string | null) =>
  recorded(
    {
      type: 'CollectionCreated',
      data: { ownerId, collectionId: 'c', name: 'Harbour', description: '', parentId: null },
    },
    1,
  );

test.each([
  ['all are masked', 'ann', undefined, '•••'],
  ['the person is another', 'ann', 'bob', '•••'],
  ['the person is the one', 'ann', 'ann', 'Harbour'],
  ['nobody owns it, and all are masked', null, undefined, '•••'],
])('personal fields of an event if %s', (_, ownerId, unmasked, name) =>
  expect(mask.dataOf(ofOwner(ownerId), unmasked)).toMatchObject({ ownerId, name }),
);

test('a secret is never shown', () => {
  const activated = { type: 'UserActivated', data: { userId: 'ann', firstName: 'Ann', passwordHash: 'argon' } };
  expect(mask.dataOf(recorded(activated, 1), 'ann')).toEqual({ userId: 'ann', firstName: 'Ann', passwordHash: '•••' });
});
