import type { CollectionEvent } from '#events/collections/collection-tree.events';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { trackers } from '#modules/trackers/published';
import { collections } from '#projections/collections/collections/collections.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { created, deleted } from '#test/support/trackers/tracker-examples';
import { recentlyDeleted } from './recently-deleted.query';

const restorableUntil = '2026-03-31T00:00:00.000Z';

const folder = (collectionId: string, parentId: string | null = null): CollectionEvent => ({
  type: 'CollectionCreated',
  data: { ownerId: 'ann', collectionId, name: `Folder ${collectionId}`, description: '', parentId },
});
const trackerIn = (trackerId: string, parentId: string): readonly DomainEvent[] => [
  created({ trackerId, description: `Tracker ${trackerId}` }),
  { type: 'TrackerPlaced', data: { ownerId: 'ann', trackerId, parentId } },
];
const folderDeleted = (
  collectionId: string,
  held: { readonly folders?: readonly string[]; readonly trackers?: readonly string[] } = {},
): readonly DomainEvent[] => [
  {
    type: 'CollectionDeleted',
    data: {
      ownerId: 'ann',
      collectionId,
      collectionIds: [collectionId, ...(held.folders ?? [])],
      trackerIds: held.trackers ?? [],
      restorableUntil,
    },
  },
  ...(held.trackers ?? []).map((trackerId) => deleted({ trackerId })),
];

const shown = async (events: readonly DomainEvent[], now = '2026-03-02T00:00:00Z') => {
  const store = await filledReadStore([trackers, collections] as readonly Projection[], events);
  return (await recentlyDeleted('ann', store, new Date(now))).map(({ kind, id, trackers: count }) => [kind, id, count]);
};

test('shows deleted trackers and folders, the newest first, and nothing of others', async () =>
  expect(
    await shown([
      folder('trade'),
      created({ trackerId: 'steel' }),
      created({ trackerId: 'kept' }),
      created({ trackerId: 'bobs', ownerId: 'bob' }),
      deleted({ trackerId: 'bobs', ownerId: 'bob' }),
      deleted({ trackerId: 'steel' }),
      ...folderDeleted('trade'),
    ]),
  ).toEqual([
    ['collection', 'trade', 0],
    ['tracker', 'steel', 1],
  ]));

test('shows what a folder held as part of it', async () =>
  expect(
    await shown([
      folder('trade'),
      folder('metals', 'trade'),
      ...trackerIn('steel', 'metals'),
      ...trackerIn('tariffs', 'trade'),
      ...folderDeleted('trade', { folders: ['metals'], trackers: ['steel', 'tariffs'] }),
    ]),
  ).toEqual([['collection', 'trade', 2]]));

test('shows what was deleted before its folder by itself, since it does not return with the folder', async () =>
  expect(
    await shown([
      folder('trade'),
      folder('metals', 'trade'),
      ...trackerIn('steel', 'trade'),
      deleted({ trackerId: 'steel' }),
      ...folderDeleted('metals'),
      ...folderDeleted('trade'),
    ]),
  ).toEqual([
    ['collection', 'trade', 0],
    ['collection', 'metals', 0],
    ['tracker', 'steel', 1],
  ]));

test('shows nothing that can no longer be restored', async () => {
  const events = [created({ trackerId: 'steel' }), deleted({ trackerId: 'steel' })];
  expect(await shown(events, '2026-03-31T01:59:59Z')).toEqual([['tracker', 'steel', 1]]);
  expect(await shown(events, '2026-03-31T02:00:01Z')).toEqual([]);
});
