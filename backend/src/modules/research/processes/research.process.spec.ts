import type { JobEvent } from '#events/administration/job.events';
import { following } from '#test/support/given-when-then';
import {
  claimRecorded,
  nothingNewFound,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, published, revised } from '#test/support/trackers/tracker-examples';
import {
  editedTrackersAreResearched,
  newTrackersAreResearched,
  widenedTrackersAreResearched,
  droppedJobsFailRuns,
  recordedEndsEndRuns,
  closedPortfoliosEraseNotes,
} from './research.process';

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

test('a changed frequency requests no run, and neither does any other event', () => {
  following(editedTrackersAreResearched)
    .given(created())
    .when(revised(['frequency']))
    .then();
  following(editedTrackersAreResearched).given(created()).when(published()).then();
});

test('a further topic of a tracker requests a run', () =>
  following(widenedTrackersAreResearched)
    .given(created())
    .when({ type: 'TopicAdded', data: { trackerId: 'tariffs', ownerId: 'ann', phrase: 'Timber imports' } })
    .then({ send: 'RequestRun', request: { trackerId: 'tariffs', cause: 'edited' } }));

const given = { jobId: 'event-1', attempts: 2, reason: 'Nobody waits for it any more.' };

test('the run of a dropped job fails', () => {
  const dropped: JobEvent = { type: 'RunDropped', data: { ...given, trackerId: 'tracker-1', runId: 'r1' } };
  following(droppedJobsFailRuns)
    .given()
    .when(dropped)
    .then({
      on: 'run-tracker-1',
      command: expect.objectContaining({ type: 'FailRun', trackerId: 'tracker-1', runId: 'r1', reason: 'DROPPED' }),
    });
});

const ended = (runId: string, outcome: string) => ({
  on: 'run-tracker-1',
  command: { type: 'EndRun', trackerId: 'tracker-1', runId, outcome },
});

test('a run ends once the ledger has recorded its end', () => {
  following(recordedEndsEndRuns).given().when(stateEstablished('r1')).then(ended('r1', 'published'));
  following(recordedEndsEndRuns).given().when(updatePublished('r2', 'u1')).then(ended('r2', 'published'));
  following(recordedEndsEndRuns).given().when(nothingNewFound('r3')).then(ended('r3', 'nothing_new'));
});

test('a claim alone ends no run', () =>
  following(recordedEndsEndRuns).given().when(claimRecorded('r1', 'claim-1')).then());

test('the notes on all trackers of an erased user are erased', () =>
  following(closedPortfoliosEraseNotes)
    .given()
    .when({ type: 'PortfolioClosed', data: { ownerId: 'ann', trackerIds: ['steel', 'copper'] } })
    .then(
      { on: 'feedback-steel', command: { type: 'EraseNotes', trackerId: 'steel' } },
      { on: 'feedback-copper', command: { type: 'EraseNotes', trackerId: 'copper' } },
    ));
