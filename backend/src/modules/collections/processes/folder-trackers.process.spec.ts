import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { following } from '#test/support/given-when-then';
import { created, deleted } from '#test/support/trackers/tracker-examples';
import { foldersFollowTrackers, trackersFollowFolders } from './folder-trackers.process';

const tree = 'collection-ann';
const ofAnn = { ownerId: 'ann', trackerId: 'tariffs' };

test('a tracker that was created in a folder is placed there; in the root it needs no place', () => {
  const inTrade = created();
  following(foldersFollowTrackers)
    .given()
    .when({ ...inTrade, data: { ...inTrade.data, parentId: 'trade' } })
    .then({ on: tree, command: { type: 'PlaceTracker', ...ofAnn, parentId: 'trade' } });
  following(foldersFollowTrackers).given().when(inTrade).then();
});

test('a deleted tracker leaves its folder, and returns to it when it is restored', () => {
  following(foldersFollowTrackers)
    .given()
    .when(deleted())
    .then({ on: tree, command: { type: 'RemoveTracker', ...ofAnn } });
  following(foldersFollowTrackers)
    .given()
    .when({ type: 'TrackerRestored', data: ofAnn })
    .then({ on: tree, command: { type: 'ReturnTracker', ...ofAnn } });
});

test('starter trackers have no folders', () =>
  following(foldersFollowTrackers)
    .given()
    .when(deleted({ ownerId: null }))
    .then());

test('trackers that are shared with their folder become public', () => {
  const shared: CollectionEvent = {
    type: 'CollectionPublished',
    data: { ownerId: 'ann', collectionId: 'trade', trackerIds: ['tariffs'] },
  };
  following(trackersFollowFolders)
    .given()
    .when(shared)
    .then({ on: 'tracker-tariffs', command: { type: 'PublishTracker', by: 'ann', category: null } });
});

test('the trackers of a deleted folder are deleted, and restored with it, all or none', () => {
  const folder = { ownerId: 'ann', collectionId: 'trade', collectionIds: ['trade'], trackerIds: ['tariffs', 'quotas'] };
  const gone: CollectionEvent = {
    type: 'CollectionDeleted',
    data: { ...folder, restorableUntil: '2026-03-31T00:00:00.000Z' },
  };
  const now = new Date('2026-03-01T01:00:00Z');
  following(trackersFollowFolders)
    .given()
    .when(gone)
    .then(
      { on: 'tracker-tariffs', command: { type: 'DeleteTracker', by: 'ann', now } },
      { on: 'tracker-quotas', command: { type: 'DeleteTracker', by: 'ann', now } },
    );
  following(trackersFollowFolders)
    .given()
    .when({ type: 'CollectionRestored', data: { ...folder, parentId: null } })
    .then({ send: 'RestoreTrackers', request: { trackerIds: ['tariffs', 'quotas'] } });
});
