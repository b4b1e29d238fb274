import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { scenario } from '#test/support/given-when-then';
import { collectionTreeDecider, type CollectionCommand } from './collection-tree.decider';

const { given } = scenario(collectionTreeDecider);
const ownerId = 'ann';

const created = (collectionId: string, parentId: string | null = null): CollectionEvent => ({
  type: 'CollectionCreated',
  data: { ownerId, collectionId, name: collectionId, description: '', parentId },
});
const renamed = (name: string): CollectionEvent => ({
  type: 'CollectionRenamed',
  data: { ownerId, collectionId: 'trade', name, description: '' },
});
const moved = (collectionId: string, parentId: string | null): CollectionEvent => ({
  type: 'CollectionMoved',
  data: { ownerId, collectionId, parentId },
});
const placed = (parentId: string | null): CollectionEvent => ({
  type: 'TrackerPlaced',
  data: { ownerId, trackerId: 'tariffs', parentId },
});
const trackerMoved = (parentId: string | null): CollectionEvent => ({
  type: 'TrackerMoved',
  data: { ownerId, trackerId: 'tariffs', parentId },
});

const create = (collectionId: string, parentId: string | null = null, isPublic = false): CollectionCommand => ({
  type: 'CreateCollection',
  ownerId,
  collectionId,
  content: { name: collectionId, description: '' },
  parentId,
  public: isPublic,
});
const rename = (name: string, collectionId = 'trade'): CollectionCommand => ({
  type: 'RenameCollection',
  ownerId,
  collectionId,
  content: { name, description: '' },
});
const move = (collectionId: string, destinationId: string | null): CollectionCommand => ({
  type: 'MoveCollection',
  ownerId,
  collectionId,
  destinationId,
});
const place = (parentId: string): CollectionCommand => ({
  type: 'PlaceTracker',
  ownerId,
  trackerId: 'tariffs',
  parentId,
});
const moveTracker = (destinationId: string | null): CollectionCommand => ({
  type: 'MoveTracker',
  ownerId,
  trackerId: 'tariffs',
  destinationId,
});

test('a folder is created once, in the root or in a folder that exists', () => {
  given().when(create('trade')).then(created('trade'));
  given(created('trade')).when(create('trade')).thenNothing();
  given(created('trade')).when(create('steel', 'trade')).then(created('steel', 'trade'));
  given().when(create('steel', 'trade')).thenRefused('NOT_FOUND');
  given().when(create('steel', 'constructor')).thenRefused('NOT_FOUND');
});

test('a folder is renamed', () => {
  given(created('trade')).when(rename('Tariffs')).then(renamed('Tariffs'));
  given().when(rename('Tariffs')).thenRefused('NOT_FOUND');
});

describe('a folder is moved with all it holds', () => {
  const tree = [created('trade'), created('steel', 'trade'), created('pipes', 'steel'), created('space')];

  test('a folder moves into another folder or to the root', () => {
    given(...tree)
      .when(move('steel', 'space'))
      .then(moved('steel', 'space'));
    given(...tree)
      .when(move('steel', null))
      .then(moved('steel', null));
    given(...tree)
      .when(move('steel', 'trade'))
      .thenNothing();
  });

  test('a folder never moves into itself or into a folder inside it, wherever that was moved before', () => {
    given(...tree)
      .when(move('trade', 'trade'))
      .thenRefused('INVALID_DESTINATION');
    given(...tree)
      .when(move('trade', 'pipes'))
      .thenRefused('INVALID_DESTINATION');
    given(...tree, moved('pipes', null))
      .when(move('trade', 'pipes'))
      .then(moved('trade', 'pipes'));
    given(...tree, moved('space', 'pipes'))
      .when(move('trade', 'space'))
      .thenRefused('INVALID_DESTINATION');
  });

  test('a folder never moves into a folder that does not exist', () => {
    given(...tree)
      .when(move('trade', 'gone'))
      .thenRefused('NOT_FOUND');
    given(...tree)
      .when(move('gone', 'trade'))
      .thenRefused('NOT_FOUND');
  });
});

describe('a tracker', () => {
  test('a tracker is placed once, where it was created, or in the root if that folder is gone', () => {
    given(created('trade')).when(place('trade')).then(placed('trade'));
    given(created('trade'), created('space'), placed('trade')).when(place('space')).thenNothing();
    given().when(place('trade')).then(placed(null));
  });

  test('a tracker is moved to a folder that exists, or to the root', () => {
    given(created('trade')).when(moveTracker('trade')).then(trackerMoved('trade'));
    given(created('trade'), placed('trade')).when(moveTracker(null)).then(trackerMoved(null));
    given(created('trade'), placed('trade')).when(moveTracker('trade')).thenNothing();
    given().when(moveTracker(null)).thenNothing();
    given().when(moveTracker('trade')).thenRefused('NOT_FOUND');
  });
});

const now = new Date('2026-03-01T00:00:00Z');
const inThirtyDays = '2026-03-31T00:00:00.000Z';
const folderDeleted = (
  collectionIds: readonly [string, ...string[]],
  trackerIds: readonly string[] = [],
): CollectionEvent => ({
  type: 'CollectionDeleted',
  data: { ownerId, collectionId: collectionIds[0], collectionIds, trackerIds, restorableUntil: inThirtyDays },
});
const folderRestored = (
  collectionIds: readonly [string, ...string[]],
  { trackerIds = [], parentId = null }: { trackerIds?: readonly string[]; parentId?: string | null } = {},
): CollectionEvent => ({
  type: 'CollectionRestored',
  data: { ownerId, collectionId: collectionIds[0], collectionIds, trackerIds, parentId },
});
const removed: CollectionEvent = { type: 'TrackerRemoved', data: { ownerId, trackerId: 'tariffs' } };
const returned = (parentId: string | null): CollectionEvent => ({
  type: 'TrackerReturned',
  data: { ownerId, trackerId: 'tariffs', parentId },
});
const deleteFolder = (collectionId: string): CollectionCommand => ({
  type: 'DeleteCollection',
  ownerId,
  collectionId,
  now,
});
const restore = (collectionId: string, at = now): CollectionCommand => ({
  type: 'RestoreCollection',
  ownerId,
  collectionId,
  now: at,
});
const remove: CollectionCommand = { type: 'RemoveTracker', ownerId, trackerId: 'tariffs' };
const giveBack: CollectionCommand = { type: 'ReturnTracker', ownerId, trackerId: 'tariffs' };

describe('a folder is deleted', () => {
  const tree = [created('trade'), created('steel', 'trade'), created('space'), placed('steel')];

  test('a folder takes the folders and trackers inside it along, once', () => {
    given(...tree)
      .when(deleteFolder('trade'))
      .then(folderDeleted(['trade', 'steel'], ['tariffs']));
    given(...tree, folderDeleted(['trade', 'steel'], ['tariffs']))
      .when(deleteFolder('trade'))
      .thenNothing();
    given(...tree, folderDeleted(['trade', 'steel'], ['tariffs']))
      .when(deleteFolder('steel'))
      .thenNothing();
    given().when(deleteFolder('trade')).thenRefused('NOT_FOUND');
  });

  test('a folder leaves trackers out that were deleted before, and nothing goes into it any more', () => {
    given(...tree, removed)
      .when(deleteFolder('steel'))
      .then(folderDeleted(['steel']));
    const gone = [...tree, folderDeleted(['space'])];
    given(...gone)
      .when(create('moon', 'space'))
      .thenRefused('NOT_FOUND');
    given(...gone)
      .when(move('steel', 'space'))
      .thenRefused('NOT_FOUND');
    given(...gone)
      .when(moveTracker('space'))
      .thenRefused('NOT_FOUND');
  });
});

describe('a deleted folder is restored', () => {
  const deleted = [
    created('trade'),
    created('steel', 'trade'),
    placed('steel'),
    folderDeleted(['steel'], ['tariffs']),
  ] as const;

  test('a restored folder has all that it was deleted with, and is where it was', () => {
    const back = folderRestored(['steel'], { trackerIds: ['tariffs'], parentId: 'trade' });
    given(...deleted)
      .when(restore('steel'))
      .then(back);
    given(...deleted, back)
      .when(restore('steel'))
      .thenNothing();
    given(...deleted, back)
      .when(giveBack)
      .then(returned('steel'));
  });

  test('a restored folder is in the root if its own folder is gone', () =>
    given(...deleted, folderDeleted(['trade']))
      .when(restore('steel'))
      .then(folderRestored(['steel'], { trackerIds: ['tariffs'] })));

  test('a restored folder leaves trackers in the root that were restored alone', () => {
    given(...deleted)
      .when(giveBack)
      .then(returned(null));
    given(...deleted, returned(null))
      .when(restore('steel'))
      .then(folderRestored(['steel'], { parentId: 'trade' }));
    given(...deleted, returned(null), removed)
      .when(restore('steel'))
      .then(folderRestored(['steel'], { parentId: 'trade' }));
  });

  test('a folder can be restored for 30 days, by the id that was deleted', () => {
    given(...deleted)
      .when(restore('steel', new Date('2026-03-31T00:00:00.001Z')))
      .thenRefused('NOT_FOUND');
    given(created('trade'), created('steel', 'trade'), folderDeleted(['trade', 'steel']))
      .when(restore('steel'))
      .thenRefused('NOT_FOUND');
  });
});

describe('a deleted tracker', () => {
  const inTrade = [created('trade'), placed('trade')];

  test('leaves its folder, and returns to it', () => {
    given(...inTrade)
      .when(remove)
      .then(removed);
    given(...inTrade, removed)
      .when(remove)
      .thenNothing();
    given(...inTrade, folderDeleted(['trade'], ['tariffs']))
      .when(remove)
      .thenNothing();
    given(...inTrade, removed)
      .when(giveBack)
      .then(returned('trade'));
    given(...inTrade, removed, returned('trade'))
      .when(giveBack)
      .thenNothing();
    given(removed).when(giveBack).then(returned(null));
  });

  test('a deleted tracker is not moved', () =>
    given(...inTrade, removed)
      .when(moveTracker(null))
      .thenRefused('NOT_FOUND'));
});

describe('a folder is shared', () => {
  const published = (...trackerIds: readonly string[]): CollectionEvent => ({
    type: 'CollectionPublished',
    data: { ownerId, collectionId: 'trade', trackerIds },
  });
  const unpublished: CollectionEvent = { type: 'CollectionUnpublished', data: { ownerId, collectionId: 'trade' } };
  const publish = (...trackerIds: readonly string[]): CollectionCommand => ({
    type: 'PublishCollection',
    ownerId,
    collectionId: 'trade',
    trackerIds,
  });
  const unpublish: CollectionCommand = { type: 'UnpublishCollection', ownerId, collectionId: 'trade' };

  test('a folder can be shared when it is created', () =>
    given()
      .when(create('trade', null, true))
      .then(created('trade'), published()));

  test('the owner chooses which trackers are shared with the folder', () => {
    const tree = [created('trade'), created('steel', 'trade'), placed('trade')];
    given(...tree)
      .when(publish())
      .then(published());
    given(...tree)
      .when(publish('tariffs'))
      .then(published('tariffs'));
    given(...tree, published())
      .when(publish())
      .thenNothing();
    given(...tree, published())
      .when(publish('tariffs'))
      .then(published('tariffs'));
    given(...tree, trackerMoved('steel'))
      .when(publish('tariffs'))
      .thenRefused('INVALID');
    given().when(publish()).thenRefused('NOT_FOUND');
  });

  test('a shared folder can be made private again', () => {
    given(created('trade'), published()).when(unpublish).then(unpublished);
    given(created('trade')).when(unpublish).thenNothing();
    given().when(unpublish).thenRefused('NOT_FOUND');
  });
});

describe('emails are combined', () => {
  test.each([['trade'], [null]])('emails of the folder %j are combined, or sent separately', (collectionId) => {
    const combine: CollectionCommand = { type: 'CombineEmails', ownerId, collectionId };
    const separate: CollectionCommand = { type: 'SeparateEmails', ownerId, collectionId };
    const combined: CollectionEvent = { type: 'EmailsCombined', data: { ownerId, collectionId } };
    const separated: CollectionEvent = { type: 'EmailsSeparated', data: { ownerId, collectionId } };
    given(created('trade')).when(combine).then(combined);
    given(created('trade'), combined).when(combine).thenNothing();
    given(created('trade'), combined).when(separate).then(separated);
    given(created('trade')).when(separate).thenNothing();
  });

  test('emails are combined only in a folder that exists', () =>
    given().when({ type: 'CombineEmails', ownerId, collectionId: 'trade' }).thenRefused('NOT_FOUND'));
});

describe('folders are bounded', () => {
  const chain = Array.from({ length: 20 }, (_, level) => created(`${level}`, level === 0 ? null : `${level - 1}`));

  test('the depth of folders is limited, also when they are moved', () => {
    given(...chain)
      .when(create('deeper', '19'))
      .thenRefused('INVALID');
    given(...chain, created('high'), created('higher', 'high'))
      .when(move('high', '18'))
      .thenRefused('INVALID');
    given(...chain, created('high'))
      .when(move('high', '18'))
      .then(moved('high', '18'));
  });

  test('a restored one that would be too deep is in the root', () =>
    given(...chain, created('deep', '18'), created('deeper', 'deep'), folderDeleted(['deep', 'deeper']))
      .when(restore('deep'))
      .then(folderRestored(['deep', 'deeper'])));

  test('the number of folders is limited', () => {
    const many = Array.from({ length: 1000 }, (_, index) => created(`${index}`));
    given(...many)
      .when(create('another'))
      .thenRefused('INVALID');
    given(...many.slice(1))
      .when(create('another'))
      .then(created('another'));
  });
});

test('the state of a tree has no names, so that snapshots of it contain none', () => {
  const history = [created('trade'), renamed('Tariffs of ours'), folderDeleted(['trade'])];
  const state = history.reduce(collectionTreeDecider.evolve, collectionTreeDecider.initialState);
  expect(JSON.stringify(state)).not.toContain('Tariffs of ours');
});

test('the tree is deleted whole, once', () => {
  const collectionIds = ['trade', 'steel'];
  const deleted: CollectionEvent = { type: 'TreeDeleted', data: { ownerId, collectionIds } };
  const tree = [created('trade'), created('steel', 'trade')];
  given(...tree)
    .when({ type: 'DeleteTree', ownerId })
    .then(deleted);
  given(...tree, folderDeleted(['steel']))
    .when({ type: 'DeleteTree', ownerId })
    .then(deleted);
  given(...tree, deleted)
    .when({ type: 'DeleteTree', ownerId })
    .thenNothing();
});
