import { following } from '#test/support/given-when-then';
import { admitted, created, deleted, settings } from '#test/support/trackers/tracker-examples';
import {
  closedPortfoliosDeleteTrackers,
  deletionsReleaseSlots,
  portfoliosCompleteTrackers,
  trackersOfErasedAreDeleted,
} from './portfolio.process';

const plans = { free: { trackers: 5, daily: 2 }, paid: {} };
const slot = { trackerId: 'tariffs', ownerId: 'ann' };

test('an admission creates the tracker', () =>
  following(portfoliosCompleteTrackers)
    .given()
    .when(admitted('tariffs'))
    .then({
      on: 'tracker-tariffs',
      command: { type: 'CreateTracker', ...slot, settings: settings(), parentId: null },
    }));

test('a changed frequency applies the whole edit', () => {
  const edited = settings({ frequency: 'day', description: 'Tariffs on copper' });
  following(portfoliosCompleteTrackers)
    .given(admitted('tariffs'))
    .when({ type: 'FrequencyChanged', data: { ...slot, from: 'week', settings: edited } })
    .then({ on: 'tracker-tariffs', command: { type: 'ReviseTracker', by: 'ann', settings: edited } });
});

test('a readmission restores the tracker, at the time of the request', () =>
  following(portfoliosCompleteTrackers)
    .given()
    .when({ type: 'TrackerReadmitted', data: { ...slot, frequency: 'week' } })
    .then({
      on: 'tracker-tariffs',
      command: { type: 'RestoreTracker', by: 'ann', now: new Date('2026-03-01T01:00:00Z') },
    }));

test('a deletion releases the slot', () =>
  following(deletionsReleaseSlots(plans))
    .given()
    .when(deleted())
    .then({ on: 'portfolio-ann', command: { type: 'ReleaseTracker', ...slot, free: plans.free } }));

test('trackers beyond the limits are suspended, and reinstated when the limits cover them', () =>
  following(portfoliosCompleteTrackers)
    .given()
    .when({ type: 'CoverageChanged', data: { ownerId: 'ann', suspended: ['tariffs'], reinstated: ['steel'] } })
    .then(
      { on: 'tracker-tariffs', command: { type: 'SuspendTracker', by: 'ann' } },
      { on: 'tracker-steel', command: { type: 'ReinstateTracker', by: 'ann' } },
    ));

test('deleting a starter tracker releases no slot', () =>
  following(deletionsReleaseSlots(plans))
    .given()
    .when(deleted({ ownerId: null }))
    .then());

test('closing a portfolio deletes all its trackers', () =>
  following(closedPortfoliosDeleteTrackers)
    .given()
    .when({ type: 'PortfolioClosed', data: { ownerId: 'ann', trackerIds: ['tariffs', 'steel'] } })
    .then(
      ...['tariffs', 'steel'].map((trackerId) => ({
        on: `tracker-${trackerId}`,
        command: { type: 'DeleteTracker', by: 'ann', now: new Date('2026-03-01T01:00:00Z') },
      })),
    ));

test('a new tracker is deleted if its owner was erased meanwhile', () => {
  following(trackersOfErasedAreDeleted).given().when(created()).then({ send: 'DeleteTrackerOfErased', request: slot });
  following(trackersOfErasedAreDeleted)
    .given()
    .when(created({ ownerId: null }))
    .then();
});
