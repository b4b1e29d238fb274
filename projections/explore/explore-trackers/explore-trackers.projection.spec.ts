import type { TrackerEvent } from '#modules/trackers/domain/tracker.events';
import { projected } from '../../../test/support/projected';
import {
  claimRecorded,
  dutiesEnd,
  nothingNewFound,
  source,
  stateEstablished,
  updatePublished,
} from '../../../test/support/research-examples';
import { created, deleted, published, settings } from '../../../test/support/trackers/tracker-examples';
import { exploreTrackers } from './explore-trackers.projection';

const trackerId = 'tracker-1';
const told = { kind: 'new', text: dutiesEnd, was: null, source };

test('has a tracker’s latest lines with their sources', async () => {
  const brief = [created({ trackerId }), claimRecorded('run-1', 'claim-1'), stateEstablished('run-1')];
  expect(await projected(exploreTrackers, brief)).toMatchObject([
    { told_at: '2026-03-01T03:00:00.000Z', lines: [told] },
  ]);
  const update = [...brief, nothingNewFound('run-2'), updatePublished('run-3', 'update-1')];
  expect(await projected(exploreTrackers, update)).toMatchObject([
    { told_at: '2026-03-01T05:00:00.000Z', lines: [told] },
  ]);
});

test('says whether a tracker is public and not deleted, and in which section it is listed', async () => {
  const of = { trackerId, ownerId: 'ann' };
  const show = published({ ...of, category: 'Trade' });
  const hide: TrackerEvent = { type: 'TrackerUnpublished', data: of };
  const restore: TrackerEvent = { type: 'TrackerRestored', data: of };
  const after = async (...events: TrackerEvent[]) =>
    (await projected(exploreTrackers, [created({ trackerId }), ...events]))[0];
  expect(await after()).toMatchObject({ public: false, deleted: false, category: null, lines: [], told_at: null });
  expect(await after(show)).toMatchObject({ public: true, deleted: false, category: 'Trade' });
  expect(await after(show, hide)).toMatchObject({ public: false });
  expect(await after(show, deleted(of))).toMatchObject({ public: true, deleted: true });
  expect(await after(show, deleted(of), restore)).toMatchObject({ public: true, deleted: false });
});

test('follows a change of topic', async () => {
  const revised: TrackerEvent = {
    type: 'TrackerRevised',
    data: { trackerId, ownerId: 'ann', settings: settings({ description: 'Track copper' }), changed: ['description'] },
  };
  expect(await projected(exploreTrackers, [created({ trackerId }), revised])).toMatchObject([
    { description: 'Track copper', display_title: 'Copper' },
  ]);
});
