import { following } from '#test/support/given-when-then';
import { created, published, revised } from '#test/support/trackers/tracker-examples';
import {
  editedTrackersAreResearched,
  newTrackersAreResearched,
  widenedTrackersAreResearched,
} from './requested-runs.process';

test('a new tracker requests its first run', () =>
  following(newTrackersAreResearched)
    .given()
    .when(created())
    .then({ send: 'RequestRun', request: { trackerId: 'tariffs', cause: 'created' } }));

test('starter trackers do not', () =>
  following(newTrackersAreResearched)
    .given()
    .when(created({ ownerId: null }))
    .then());

test('the first run of a country has a scheduled time, so that the schedule makes it if the day is full', () =>
  following(newTrackersAreResearched)
    .given()
    .when(created({ ownerId: null, subject: { kind: 'country', key: 'CA' } }))
    .then({
      send: 'RequestRun',
      request: { trackerId: 'tariffs', cause: 'created', period: expect.stringMatching(/Z$/) },
    }));

test.each(['description', 'domains', 'documents'] as const)('a changed %s requests a run', (changed) =>
  following(editedTrackersAreResearched)
    .given(created())
    .when(revised([changed]))
    .then({ send: 'RequestRun', request: { trackerId: 'tariffs', cause: 'edited' } }),
);

test('a changed frequency does not, nor does any other event', () => {
  following(editedTrackersAreResearched)
    .given(created())
    .when(revised(['frequency']))
    .then();
  following(editedTrackersAreResearched).given(created()).when(published()).then();
});

test('what a tracker is about besides requests a run', () =>
  following(widenedTrackersAreResearched)
    .given(created())
    .when({ type: 'TopicAdded', data: { trackerId: 'tariffs', ownerId: 'ann', phrase: 'Timber imports' } })
    .then({ send: 'RequestRun', request: { trackerId: 'tariffs', cause: 'edited' } }));
