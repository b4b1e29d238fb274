import type { FollowEvent } from '#events/trackers/follow.events';
import type { TrackerEvent } from '#events/trackers/tracker.events';
import { projected } from '#test/support/read-models/projected';
import {
  claimRecorded,
  dutiesEnd,
  nothingNewFound,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, deleted, published, settings } from '#test/support/trackers/tracker-examples';
import { exploreTrackers } from './explore-trackers.projection';

const trackerId = 'tracker-1';
const { quote, host, title, publisher, publishedAt } = source;
const publishedOn = {
  kind: 'new',
  text: dutiesEnd,
  was: null,
  quote,
  host,
  page: { title, publisher },
  published_at: publishedAt,
};

test('shows a tracker’s newest line with its origin', async () => {
  const brief = [created({ trackerId }), claimRecorded('run-1', 'claim-1'), stateEstablished('run-1')];
  expect(await projected(exploreTrackers, brief)).toMatchObject([
    { updated_at: '2026-03-01T03:00:00.000Z', last_line: publishedOn },
  ]);
  const update = [...brief, nothingNewFound('run-2'), updatePublished('run-3', 'update-1')];
  expect(await projected(exploreTrackers, update)).toMatchObject([
    { updated_at: '2026-03-01T05:00:00.000Z', last_line: publishedOn },
  ]);
});

test('says whether a tracker is public and not deleted, and in which section it is listed', async () => {
  const of = { trackerId, ownerId: 'ann' };
  const show = published({ ...of, category: 'Trade' });
  const hide: TrackerEvent = { type: 'TrackerUnpublished', data: of };
  const restore: TrackerEvent = { type: 'TrackerRestored', data: of };
  const after = async (...events: TrackerEvent[]) =>
    (await projected(exploreTrackers, [created({ trackerId }), ...events]))[0];
  expect(await after()).toMatchObject({ public: false, deleted: false, category: null, last_line: null });
  expect(await after(show)).toMatchObject({ public: true, deleted: false, category: 'Trade' });
  expect(await after(show, hide)).toMatchObject({ public: false });
  expect(await after(show, deleted(of))).toMatchObject({ public: true, deleted: true });
  expect(await after(show, deleted(of), restore)).toMatchObject({ public: true, deleted: false });
});

test('a country or an agency comes last until it has something to tell', async () => {
  const followed = created({ trackerId, ownerId: null, subject: { kind: 'country', key: 'CHE' } });
  expect(await projected(exploreTrackers, [followed])).toMatchObject([{ fresh_at: '1970-01-01T00:00:00.000Z' }]);
  expect(await projected(exploreTrackers, [created({ trackerId })])).toMatchObject([
    { created_at: '2026-03-01T01:00:00.000Z', fresh_at: '2026-03-01T01:00:00.000Z' },
  ]);
  const publishedOn = [followed, claimRecorded('run-1', 'claim-1'), stateEstablished('run-1')];
  expect(await projected(exploreTrackers, publishedOn)).toMatchObject([
    { updated_at: '2026-03-01T03:00:00.000Z', fresh_at: '2026-03-01T03:00:00.000Z' },
  ]);
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

test('counts the users who follow a tracker', async () => {
  const follow = (userId: string): FollowEvent => ({ type: 'TopicFollowed', data: { userId, trackerId } });
  const unfollow: FollowEvent = { type: 'TopicUnfollowed', data: { userId: 'bob', trackerId } };
  const events = [created({ trackerId }), follow('bob'), follow('cid')];
  expect(await projected(exploreTrackers, events)).toMatchObject([{ followers: 2 }]);
  expect(await projected(exploreTrackers, [...events, unfollow])).toMatchObject([{ followers: 1 }]);
});

test('shows the titles of a tracker’s tags', async () => {
  const of = { trackerId, ownerId: 'ann' };
  const tag = (id: string, title: string): TrackerEvent => ({
    type: 'TrackerTagged',
    data: { ...of, tag: { id, title } },
  });
  const untag: TrackerEvent = { type: 'TagRemoved', data: { ...of, tagId: 'a' } };
  const events = [created({ trackerId }), tag('a', 'Metals'), tag('b', 'Customs')];
  expect(await projected(exploreTrackers, events)).toMatchObject([{ tags: { a: 'Metals', b: 'Customs' } }]);
  const [after] = await projected(exploreTrackers, [...events, untag]);
  expect(after).toHaveProperty('tags', { b: 'Customs' });
});
