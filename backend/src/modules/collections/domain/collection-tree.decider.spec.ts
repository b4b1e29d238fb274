import { scenario } from '../../../../../test/support/given-when-then';
import { collectionTreeDecider, type CollectionCommand } from './collection-tree.decider';
import type { CollectionEvent } from './collection-tree.events';

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
const placed = (parentId: string): CollectionEvent => ({
  type: 'TrackerPlaced',
  data: { ownerId, trackerId: 'tariffs', parentId },
});
const trackerMoved = (parentId: string | null): CollectionEvent => ({
  type: 'TrackerMoved',
  data: { ownerId, trackerId: 'tariffs', parentId },
});

const create = (collectionId: string, parentId: string | null = null): CollectionCommand => ({
  type: 'CreateCollection',
  ownerId,
  collectionId,
  content: { name: collectionId, description: '' },
  parentId,
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

test('it is renamed; the same name gives no event', () => {
  given(created('trade')).when(rename('Tariffs')).then(renamed('Tariffs'));
  given(created('trade'), renamed('Tariffs')).when(rename('Tariffs')).thenNothing();
  given().when(rename('Tariffs')).thenRefused('NOT_FOUND');
});

describe('a folder is moved with all it holds', () => {
  const tree = [created('trade'), created('steel', 'trade'), created('pipes', 'steel'), created('space')];

  test('into another folder or to the root', () => {
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

  test('but not into itself or into a folder inside it, wherever that was moved before', () => {
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

  test('nor into one that does not exist', () => {
    given(...tree)
      .when(move('trade', 'gone'))
      .thenRefused('NOT_FOUND');
    given(...tree)
      .when(move('gone', 'trade'))
      .thenRefused('NOT_FOUND');
  });
});

describe('a tracker', () => {
  test('is placed once, where it was created; in the root if that folder is gone', () => {
    given(created('trade')).when(place('trade')).then(placed('trade'));
    given(created('trade'), created('space'), placed('trade')).when(place('space')).thenNothing();
    given().when(place('trade')).thenNothing();
  });

  test('is moved to a folder that exists, or to the root', () => {
    given(created('trade')).when(moveTracker('trade')).then(trackerMoved('trade'));
    given(created('trade'), placed('trade')).when(moveTracker(null)).then(trackerMoved(null));
    given(created('trade'), placed('trade')).when(moveTracker('trade')).thenNothing();
    given().when(moveTracker(null)).thenNothing();
    given().when(moveTracker('trade')).thenRefused('NOT_FOUND');
  });
});

test('the tree is deleted whole, once', () => {
  const collectionIds = ['trade', 'steel'];
  const deleted: CollectionEvent = { type: 'TreeDeleted', data: { ownerId, collectionIds } };
  const tree = [created('trade'), created('steel', 'trade')];
  given(...tree)
    .when({ type: 'DeleteTree', ownerId })
    .then(deleted);
  given(...tree, deleted)
    .when({ type: 'DeleteTree', ownerId })
    .thenNothing();
});
