import type { CollectionEvent } from '#events/collections/collection-tree.events';
import { isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { runs, trackerStates } from '#modules/research/published';
import { FeedAddresses } from '#modules/syndication/published';
import { follows, trackers } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { feedAddresses } from '#projections/syndication/feed-addresses/feed-addresses.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import {
  dutiesEnd,
  nothingNewFound,
  runFailed,
  runRequested,
  runStarted,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, deleted, published } from '#test/support/trackers/tracker-examples';
import { collectionFor } from './collection.query';

const ann = { userId: 'ann', sessionId: 's', roles: [] };
const mine = created({ trackerId: 'tracker-1' });

const folderOf = async (id: string | null, events: readonly DomainEvent[], caller: Caller | null = ann) => {
  const store = await filledReadStore(
    [trackers, trackerStates, runs, collections, collectionRoots, follows, feedAddresses] as readonly Projection[],
    events,
  );
  const secrets = { dataKey: new Uint8Array(32) };
  const feeds = new FeedAddresses({ publicUrl: 'https://aidy.example' }, secrets, store);
  const view = await collectionFor(id, caller, { reads: store, scratch: store, feeds });
  if (isRefusal(view)) throw new Error(view.detail);
  return view;
};
const folder = (...events: readonly DomainEvent[]) => folderOf(null, events);
const card = async (...events: readonly DomainEvent[]) => (await folder(mine, ...events)).items[0];

test("the root is called My Trackers and contains the user's trackers, newest first", async () => {
  const view = await folder(
    mine,
    created({ trackerId: 'newer' }),
    created({ trackerId: 'bobs', ownerId: 'bob' }),
    created({ trackerId: 'gone' }),
    deleted({ trackerId: 'gone' }),
  );
  expect(view.collection).toMatchObject({ id: null, name: 'My Trackers', parent_id: null });
  expect(view.breadcrumbs).toEqual([{ id: null, name: 'My Trackers' }]);
  expect(view.items.map(({ id }) => id)).toEqual(['newer', 'tracker-1']);
});

describe('folders', () => {
  const made = (collectionId: string, parentId: string | null = null, ownerId = 'ann'): CollectionEvent => ({
    type: 'CollectionCreated',
    data: { ownerId, collectionId, name: collectionId, description: '', parentId },
  });
  const tree: readonly DomainEvent[] = [
    made('trade'),
    made('space'),
    made('steel', 'trade'),
    mine,
    { type: 'TrackerMoved', data: { ownerId: 'ann', trackerId: 'tracker-1', parentId: 'trade' } },
    created({ trackerId: 'elsewhere' }),
    made('bobs', null, 'bob'),
  ];

  test('come before trackers, each newest first', async () => {
    const { items } = await folder(...tree);
    expect(items.map(({ type, id }) => [type, id])).toEqual([
      ['collection', 'space'],
      ['collection', 'trade'],
      ['tracker', 'elsewhere'],
    ]);
  });

  test('tell how much they hold, and the newest line of it', async () => {
    const told = [runRequested('run-1'), stateEstablished('run-1')];
    const { items } = await folder(...tree, ...told);
    const contents = items.flatMap((item) =>
      item.type === 'collection' ? [[item.id, item.holds, item.last_line]] : [],
    );
    const line = (await folderOf('trade', [...tree, ...told])).items.flatMap((item) =>
      item.type === 'tracker' ? [item.last_line] : [],
    )[0];
    expect(line).toEqual(expect.any(String));
    expect(contents).toEqual([
      ['space', { folders: 0, trackers: 0 }, null],
      ['trade', { folders: 1, trackers: 1 }, line],
    ]);
  });

  test('show what is in them, and the way to them from the root', async () => {
    const { collection, breadcrumbs, items } = await folderOf('trade', tree);
    expect(collection).toMatchObject({ id: 'trade', name: 'trade', parent_id: null });
    expect(breadcrumbs.map(({ name }) => name)).toEqual(['My Trackers', 'trade']);
    expect(items.map(({ id }) => id)).toEqual(['steel', 'tracker-1']);
    expect((await folderOf('steel', tree)).breadcrumbs.map(({ id }) => id)).toEqual([null, 'trade', 'steel']);
  });

  test('the feed address of a folder is the same in the list as when it is opened', async () => {
    const { items } = await folder(...tree);
    const listed = items.flatMap((item) => (item.type === 'collection' && item.id === 'trade' ? [item.rss_url] : []));
    expect(listed).toEqual([(await folderOf('trade', tree)).collection.rss_url]);
    expect(listed[0]).toContain('/rss/collection/trade.');
  });

  test.each(['gone', 'bobs'])('a folder that does not exist or is another’s is not found: %s', async (id) =>
    expect(folderOf(id, tree)).rejects.toThrow('This folder does not exist.'),
  );
});

describe('followed trackers', () => {
  const bobs = created({ trackerId: 'bobs', ownerId: 'bob' });
  const shared = published({ trackerId: 'bobs', ownerId: 'bob' });
  const follow: DomainEvent = { type: 'TopicFollowed', data: { userId: 'ann', trackerId: 'bobs' } };

  test('followed trackers are in the root from when they were followed, and cannot be changed', async () => {
    const { items, no_longer_shared } = await folder(bobs, shared, mine, follow, created({ trackerId: 'newer' }));
    expect(items).toMatchObject([
      { id: 'newer', shared: false, can_edit: true },
      { id: 'bobs', shared: true, can_edit: false, parent_id: null },
      { id: 'tracker-1', shared: false, can_edit: true },
    ]);
    expect(no_longer_shared).toBe(0);
  });

  test.each([
    ['made private', { type: 'TrackerUnpublished', data: { trackerId: 'bobs', ownerId: 'bob' } }],
    ['deleted', deleted({ trackerId: 'bobs', ownerId: 'bob' })],
  ] satisfies [string, DomainEvent][])(
    'followed trackers leave when they are %s, and the folder says so',
    async (_how, end) => {
      const { items, no_longer_shared } = await folder(bobs, shared, mine, follow, end);
      expect(items.map(({ id }) => id)).toEqual(['tracker-1']);
      expect(no_longer_shared).toBe(1);
    },
  );

  test('followed trackers are in no other folder', async () => {
    const trade: CollectionEvent = {
      type: 'CollectionCreated',
      data: { ownerId: 'ann', collectionId: 'trade', name: 'Trade', description: '', parentId: null },
    };
    expect((await folderOf('trade', [bobs, shared, follow, trade])).items).toEqual([]);
  });
});

describe('a public folder', () => {
  const made = (collectionId: string, parentId: string | null): CollectionEvent => ({
    type: 'CollectionCreated',
    data: { ownerId: 'ann', collectionId, name: collectionId, description: '', parentId },
  });
  const open = (collectionId: string): CollectionEvent => ({
    type: 'CollectionPublished',
    data: { ownerId: 'ann', collectionId, trackerIds: [] },
  });
  const inSteel = (trackerId: string): readonly DomainEvent[] => [
    created({ trackerId }),
    { type: 'TrackerMoved', data: { ownerId: 'ann', trackerId, parentId: 'steel' } },
  ];
  const tree: readonly DomainEvent[] = [
    made('trade', null),
    made('steel', 'trade'),
    made('pipes', 'steel'),
    made('drafts', 'steel'),
    open('steel'),
    open('pipes'),
    ...inSteel('shown'),
    ...inSteel('hidden'),
    published({ trackerId: 'shown' }),
    { type: 'EmailsCombined', data: { ownerId: 'ann', collectionId: 'steel' } },
  ];
  const bob = { userId: 'bob', sessionId: 's', roles: [] };

  test.each([
    ['the signed-out', null],
    ['another user', bob],
  ])('shows %s what is public in it, which they cannot change', async (_who, caller) => {
    const { collection, breadcrumbs, items } = await folderOf('steel', tree, caller);
    expect(collection).toMatchObject({ public: true, can_edit: false, collect_emails: false, rss_url: null });
    expect(breadcrumbs).toEqual([{ id: 'steel', name: 'steel' }]);
    expect(items).toMatchObject([
      { id: 'pipes', can_edit: false, rss_url: null },
      { id: 'shown', can_edit: false },
    ]);
  });

  test('shows its owner everything in it', async () => {
    const { collection, items } = await folderOf('steel', tree);
    expect(collection).toMatchObject({ public: true, can_edit: true, collect_emails: true });
    expect(collection.rss_url).toMatch(/^https:\/\/aidy\.example\/rss\/collection\/steel\./);
    expect(items.map(({ id }) => id)).toEqual(['drafts', 'pipes', 'hidden', 'shown']);
  });

  test('a public folder does not open the folder that contains it', async () => {
    await expect(folderOf('trade', tree, bob)).rejects.toThrow('This folder does not exist.');
    await expect(folderOf('trade', tree, null)).rejects.toThrow('Sign in to see this folder.');
  });

  test('a public folder is closed when it is made private or deleted', async () => {
    const steel = { ownerId: 'ann', collectionId: 'steel' };
    const closed: CollectionEvent = { type: 'CollectionUnpublished', data: steel };
    const gone: CollectionEvent = {
      type: 'CollectionDeleted',
      data: { ...steel, collectionIds: ['steel'], trackerIds: [], restorableUntil: '2026-03-31T00:00:00.000Z' },
    };
    for (const end of [closed, gone])
      await expect(folderOf('steel', [...tree, end], bob)).rejects.toThrow('This folder does not exist.');
  });
});

test('the root shows whether its emails are combined', async () => {
  const combined: CollectionEvent = { type: 'EmailsCombined', data: { ownerId: 'ann', collectionId: null } };
  expect((await folder(mine)).collection).toMatchObject({ collect_emails: false });
  expect((await folder(mine, combined)).collection).toMatchObject({ collect_emails: true });
});

describe('a card', () => {
  test('a card shows the setup until the tracker has a state', async () => {
    expect(await card()).toMatchObject({ has_state: false, needs_attention: false, last_run: null, last_line: null });
    const begun = [runRequested('run-1', 'created'), runStarted('run-1')];
    expect(await card(...begun)).toMatchObject({
      has_state: false,
      needs_attention: false,
      last_run: { state: 'running', progress: { sources_read: 0 } },
    });
  });

  test.each([
    ['failed', runFailed('run-1')],
    ['found nothing', nothingNewFound('run-1')],
  ])('needs attention if the first run %s', async (_outcome, over) =>
    expect(await card(runRequested('run-1', 'created'), runStarted('run-1'), over)).toMatchObject({
      has_state: false,
      needs_attention: true,
    }),
  );

  test('a card shows the last line of the newest update', async () => {
    const history = [runRequested('run-1', 'created'), stateEstablished('run-1')];
    expect(await card(...history)).toMatchObject({
      has_state: true,
      last_line: dutiesEnd,
      last_line_origin: { kind: 'new', was: null, host: source.host, published_on: '2026-02-20', mentions: null },
      news_on: '2026-02-20',
      marks: { new: 1, changed: 0, contradicted: 0 },
      updated_at: '2026-03-01T03:00:00.000Z',
    });
    const update = [...history, runRequested('run-2', 'due'), updatePublished('run-2', 'update-1')];
    expect(await card(...update)).toMatchObject({ updated_at: '2026-03-01T05:00:00.000Z' });
  });

  test('keeps its state when a later run fails, and shows the failure', async () => {
    const history = [
      runRequested('run-1', 'created'),
      stateEstablished('run-1'),
      runRequested('run-2', 'due'),
      runFailed('run-2'),
    ];
    expect(await card(...history)).toMatchObject({
      has_state: true,
      needs_attention: false,
      last_run: { state: 'failed', reason: 'UNREACHABLE' },
    });
  });
});
