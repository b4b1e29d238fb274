import type { CollectionEvent } from '#events/collections/collection-tree.events';
import type { FollowEvent } from '#events/trackers/follow.events';
import type { PortfolioEvent } from '#events/trackers/portfolio.events';
import type { TrackerEvent } from '#events/trackers/tracker.events';
import { projected } from '#test/support/read-models/projected';
import { admitted, created, deleted, published, settings } from '#test/support/trackers/tracker-examples';
import { allowances } from './allowances/allowances.projection';
import { follows } from './follows/follows.projection';
import { trackers } from './trackers/trackers.projection';

const ofTariffs = { trackerId: 'tariffs', ownerId: 'ann' };
const restored: TrackerEvent = { type: 'TrackerRestored', data: ofTariffs };
const tagged = (id: string, title: string): TrackerEvent => ({
  type: 'TrackerTagged',
  data: { ...ofTariffs, tag: { id, title } },
});
const untagged = (tagId: string): TrackerEvent => ({ type: 'TagRemoved', data: { ...ofTariffs, tagId } });

describe('trackers', () => {
  test('begins private, with email updates on', async () =>
    expect(await projected(trackers, [created()])).toEqual([
      {
        _id: 'tariffs',
        owner_id: 'ann',
        recorded: false,
        subject: null,
        sites: [],
        description: 'Track new and changed United States tariffs by product and country.',
        display_title: 'United States tariffs by product and country',
        frequency: 'week',
        model: 'sonar-reasoning-pro',
        domains: ['www.whitehouse.gov'],
        documents: [],
        editor: 'auto',
        key_facts: [],
        key_facts_set_at: '2026-03-01T01:00:00.000Z',
        parent_id: null,
        public: false,
        email_updates: true,
        paused: false,
        suspended: false,
        tags: {},
        also_about: [],
        include_words: [],
        exclude_words: [],
        created_at: '2026-03-01T01:00:00.000Z',
        revised_at: '2026-03-01T01:00:00.000Z',
        deleted_at: null,
      },
    ]));

  test('gives the folder that a tracker was placed in or moved to', async () => {
    const placed: CollectionEvent = {
      type: 'TrackerPlaced',
      data: { ownerId: 'ann', trackerId: 'tariffs', parentId: 'trade' },
    };
    const moved: CollectionEvent = { type: 'TrackerMoved', data: { ...placed.data, parentId: 'space' } };
    expect(await projected(trackers, [created(), placed])).toMatchObject([{ parent_id: 'trade' }]);
    expect(await projected(trackers, [created(), placed, moved])).toMatchObject([{ parent_id: 'space' }]);
  });

  test('marks starter trackers as recorded', async () =>
    expect(await projected(trackers, [created({ ownerId: null })])).toMatchObject([
      { owner_id: null, recorded: true },
    ]));

  test('knows when its key facts were last edited', async () => {
    const editOf = (changed: 'keyFacts' | 'frequency'): TrackerEvent => ({
      type: 'TrackerRevised',
      data: { ...ofTariffs, settings: settings(), changed: [changed] },
    });
    expect(await projected(trackers, [created(), editOf('keyFacts'), editOf('frequency')])).toMatchObject([
      { key_facts_set_at: '2026-03-01T02:00:00.000Z', revised_at: '2026-03-01T03:00:00.000Z' },
    ]);
  });

  test('follows an edit, including its title', async () => {
    const edited = settings({
      description: 'Tariffs on copper',
      frequency: 'day',
      domains: [],
      documents: ['doc-1'],
    });
    const revised: TrackerEvent = {
      type: 'TrackerRevised',
      data: { ...ofTariffs, settings: edited, changed: ['description', 'frequency', 'domains', 'documents'] },
    };
    expect(await projected(trackers, [created(), revised])).toMatchObject([
      {
        description: 'Tariffs on copper',
        display_title: 'Tariffs on copper',
        frequency: 'day',
        domains: [],
        documents: ['doc-1'],
        revised_at: '2026-03-01T02:00:00.000Z',
      },
    ]);
  });

  const switches: readonly [TrackerEvent, object][] = [
    [published(), { public: true }],
    [{ type: 'TrackerUnpublished', data: ofTariffs }, { public: false }],
    [{ type: 'TopicAdded', data: { ...ofTariffs, phrase: 'Timber imports' } }, { also_about: ['Timber imports'] }],
    [{ type: 'TopicRemoved', data: { ...ofTariffs, phrase: 'Timber imports' } }, { also_about: [] }],
    [
      { type: 'WordsSet', data: { ...ofTariffs, include: ['steel'], exclude: ['rumours'] } },
      { include_words: ['steel'], exclude_words: ['rumours'] },
    ],
    [{ type: 'EmailUpdatesTurnedOff', data: ofTariffs }, { email_updates: false }],
    [{ type: 'EmailUpdatesTurnedOn', data: ofTariffs }, { email_updates: true }],
    [{ type: 'TrackerPaused', data: ofTariffs }, { paused: true }],
    [{ type: 'TrackerResumed', data: ofTariffs }, { paused: false }],
    [{ type: 'TrackerSuspended', data: ofTariffs }, { suspended: true }],
    [{ type: 'TrackerReinstated', data: ofTariffs }, { suspended: false }],
    [
      { type: 'TrackerSuspended', data: ofTariffs },
      { suspended: true, paused: false },
    ],
    [deleted(), { deleted_at: expect.any(String) }],
    [restored, { deleted_at: null, suspended: false }],
  ];
  test.each(switches.map((pair, index) => [pair[0].type, index] as const))('follows %s', async (_type, index) => {
    const events = switches.slice(0, index + 1).map(([event]) => event);
    expect(await projected(trackers, [created(), ...events])).toMatchObject([switches[index]?.[1]]);
  });

  test('keeps tags in the order in which they were added', async () => {
    const events = [created(), tagged('t', 'trade'), tagged('m', 'metals'), tagged('s', 'steel'), untagged('m')];
    const [document] = await projected(trackers, events);
    expect(document).toMatchObject({ tags: { t: 'trade', s: 'steel' } });
    expect(document).not.toHaveProperty('tags.m');
  });
});

test('every follow has one document', async () => {
  const follow = (type: FollowEvent['type'], userId: string, trackerId: string): FollowEvent => ({
    type,
    data: { userId, trackerId },
  });
  const events = [
    follow('TopicFollowed', 'bob', 'tariffs'),
    follow('TopicFollowed', 'bob', 'ai'),
    follow('TopicFollowed', 'cid', 'tariffs'),
    follow('TopicUnfollowed', 'bob', 'tariffs'),
    follow('TopicUnfollowed', 'cid', 'tariffs'),
    follow('TopicFollowed', 'cid', 'tariffs'),
  ];
  expect(await projected(follows, events)).toEqual([
    { _id: 'bob/ai', user_id: 'bob', tracker_id: 'ai', since: '2026-03-01T02:00:00.000Z' },
    { _id: 'cid/tariffs', user_id: 'cid', tracker_id: 'tariffs', since: '2026-03-01T06:00:00.000Z' },
  ]);
});

describe('allowances', () => {
  const slot = (trackerId: string) => ({ ownerId: 'ann', trackerId });
  const history: readonly PortfolioEvent[] = [
    admitted('a'),
    admitted('b', { frequency: 'day' }),
    { type: 'FrequencyChanged', data: { ...slot('a'), from: 'week', settings: settings({ frequency: 'day' }) } },
    { type: 'TrackerReleased', data: { ...slot('b'), frequency: 'day' } },
    { type: 'TrackerReadmitted', data: { ...slot('b'), frequency: 'day' } },
    { type: 'FrequencyChanged', data: { ...slot('b'), from: 'day', settings: settings({ frequency: 'month' }) } },
    { type: 'AllowanceChanged', data: { ownerId: 'ann', allowance: { trackers: 50, daily: 25 } } },
    { type: 'DailyTrackerGranted', data: { ownerId: 'ann' } },
    { type: 'AllowanceReset', data: { ownerId: 'ann' } },
  ];
  test.each([
    [1, { tracker_count: 1, day_tracker_count: 0, total_tracker_limit: null, day_tracker_limit: null }],
    [2, { tracker_count: 2, day_tracker_count: 1 }],
    [3, { tracker_count: 2, day_tracker_count: 2 }],
    [4, { tracker_count: 1, day_tracker_count: 1 }],
    [5, { tracker_count: 2, day_tracker_count: 2 }],
    [6, { tracker_count: 2, day_tracker_count: 1 }],
    [7, { tracker_count: 2, day_tracker_count: 1, total_tracker_limit: 50, day_tracker_limit: 25 }],
    [8, { total_tracker_limit: 50, day_trackers_granted: 1 }],
    [9, { total_tracker_limit: null, day_tracker_limit: null, day_trackers_granted: 1 }],
  ])('adds up plan and grants after %i events', async (count, expected) =>
    expect(await projected(allowances, history.slice(0, count))).toEqual([
      expect.objectContaining({ _id: 'ann', ...expected }),
    ]),
  );
});
