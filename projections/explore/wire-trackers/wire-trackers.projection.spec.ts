import type { TrackerEvent } from '#events/trackers/tracker.events';
import { projected } from '#test/support/read-models/projected';
import {
  lineOf,
  claimRecorded,
  dutiesEnd,
  nothingNewFound,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, deleted, published, settings } from '#test/support/trackers/tracker-examples';
import { wireTrackers } from './wire-trackers.projection';

const trackerId = 'tracker-1';
const publishedOn = { kind: 'new', text: dutiesEnd, was: null, source };

test('shows a tracker’s latest lines with their sources', async () => {
  const brief = [created({ trackerId }), claimRecorded('run-1', 'claim-1'), stateEstablished('run-1')];
  expect(await projected(wireTrackers, brief)).toMatchObject([
    { told_at: '2026-03-01T03:00:00.000Z', lines: [publishedOn] },
  ]);
  const update = [...brief, nothingNewFound('run-2'), updatePublished('run-3', 'update-1')];
  expect(await projected(wireTrackers, update)).toMatchObject([
    { told_at: '2026-03-01T05:00:00.000Z', lines: [publishedOn] },
  ]);
});

test('keeps no more than three lines', async () => {
  const lines = Array.from({ length: 5 }, (_, n) => lineOf(`Line ${n}.`));
  const [tracker] = await projected(wireTrackers, [created({ trackerId }), stateEstablished('run-1', lines)]);
  expect(tracker).toMatchObject({ lines: [{ text: 'Line 0.' }, { text: 'Line 1.' }, { text: 'Line 2.' }] });
});

test('says whether a tracker is public and not deleted', async () => {
  const of = { trackerId, ownerId: 'ann' };
  const hide: TrackerEvent = { type: 'TrackerUnpublished', data: of };
  const restore: TrackerEvent = { type: 'TrackerRestored', data: of };
  const after = async (...events: TrackerEvent[]) =>
    (await projected(wireTrackers, [created({ trackerId }), ...events]))[0];
  expect(await after()).toMatchObject({ public: false, deleted: false, lines: [], told_at: null });
  expect(await after(published(of))).toMatchObject({ public: true, deleted: false });
  expect(await after(published(of), hide)).toMatchObject({ public: false });
  expect(await after(published(of), deleted(of))).toMatchObject({ public: true, deleted: true });
  expect(await after(published(of), deleted(of), restore)).toMatchObject({ public: true, deleted: false });
});

test('follows a change of topic', async () => {
  const revised: TrackerEvent = {
    type: 'TrackerRevised',
    data: { trackerId, ownerId: 'ann', settings: settings({ description: 'Track copper' }), changed: ['description'] },
  };
  expect(await projected(wireTrackers, [created({ trackerId }), revised])).toMatchObject([{ title: 'Copper' }]);
});
