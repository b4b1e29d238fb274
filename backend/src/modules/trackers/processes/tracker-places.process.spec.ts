import { following } from '../../../../../test/support/given-when-then';
import { admitted, deleted, settings } from '../../../../../test/support/trackers/tracker-examples';
import { closedPortfoliosDeleteTrackers, deletionsFreePlaces, trackersFollowPortfolio } from './tracker-places.process';

const slot = { trackerId: 'tariffs', ownerId: 'ann' };

test('a place that was taken makes the tracker', () =>
  following(trackersFollowPortfolio)
    .given()
    .when(admitted('tariffs'))
    .then({
      on: 'tracker-tariffs',
      command: { type: 'CreateTracker', ...slot, settings: settings(), parentId: null },
    }));

test('another frequency carries the whole edit over', () => {
  const edited = settings({ frequency: 'day', description: 'Tariffs on copper' });
  following(trackersFollowPortfolio)
    .given(admitted('tariffs'))
    .when({ type: 'FrequencyChanged', data: { ...slot, from: 'week', settings: edited } })
    .then({ on: 'tracker-tariffs', command: { type: 'ReviseTracker', by: 'ann', settings: edited } });
});

test('a place that was taken again restores the tracker, at the time of the request', () =>
  following(trackersFollowPortfolio)
    .given()
    .when({ type: 'TrackerReadmitted', data: { ...slot, frequency: 'week' } })
    .then({
      on: 'tracker-tariffs',
      command: { type: 'RestoreTracker', by: 'ann', now: new Date('2026-03-01T01:00:00Z') },
    }));

test('a deletion frees the place', () =>
  following(deletionsFreePlaces)
    .given()
    .when(deleted())
    .then({ on: 'portfolio-ann', command: { type: 'ReleaseTracker', ...slot } }));

test("deleting one of the product's own trackers frees no place", () =>
  following(deletionsFreePlaces)
    .given()
    .when(deleted({ ownerId: null }))
    .then());

test('a portfolio that closes deletes every tracker it held', () =>
  following(closedPortfoliosDeleteTrackers)
    .given()
    .when({ type: 'PortfolioClosed', data: { ownerId: 'ann', trackerIds: ['tariffs', 'steel'] } })
    .then(
      ...['tariffs', 'steel'].map((trackerId) => ({
        on: `tracker-${trackerId}`,
        command: { type: 'DeleteTracker', by: 'ann', now: new Date('2026-03-01T01:00:00Z') },
      })),
    ));
