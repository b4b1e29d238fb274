import type { TrackerEvent } from '#events/trackers/tracker.events';
import { following } from '#test/support/given-when-then';
import { imagesFollowDocuments, imagesFollowTrackers } from './carriers.process';

const { given } = following(imagesFollowTrackers);
const carrier = { kind: 'tracker', id: 'steel' };
const tracker = { trackerId: 'steel', ownerId: 'ann' };
const unpublished = (ownerId: string | null): TrackerEvent => ({
  type: 'TrackerUnpublished',
  data: { ...tracker, ownerId },
});
const on = (command: object) => ({ on: 'images-steel', command: { ...command, carrier } });
const drop = { type: 'DropImages', imageIds: null, reason: 'carrier_deleted' };

test('images become public and private with their tracker', () => {
  given()
    .when({ type: 'TrackerPublished', data: { ...tracker, category: null } })
    .then(on({ type: 'ShowImages', audience: { kind: 'everybody' } }));
  given()
    .when(unpublished('ann'))
    .then(on({ type: 'ShowImages', audience: { kind: 'user', userId: 'ann' } }));
});

test('images of a tracker that nobody owns are nobody’s once it is private', () => {
  given().when(unpublished(null)).then(on(drop));
});

test('images are dropped with their tracker, and sought again when it is restored', () => {
  given()
    .when({ type: 'TrackerDeleted', data: { ...tracker, frequency: 'week', restorableUntil: '2026-04-01T00:00:00Z' } })
    .then(on(drop));
  given()
    .when({ type: 'TrackerRestored', data: tracker })
    .then(on({ type: 'SeekImages', imageIds: null }));
});

test('pictures are dropped with their document', () => {
  following(imagesFollowDocuments)
    .given()
    .when({ type: 'DocumentRemoved', data: { documentId: 'report', fileId: 'f' } })
    .then({ on: 'images-report', command: { ...drop, carrier: { kind: 'document', id: 'report' } } });
});
