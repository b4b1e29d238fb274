import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { NewestUpdates, SourceLinks } from '#modules/research/published';
import { follows, trackers } from '#modules/trackers/published';
import type { PageRequest, Cursor } from '#platform/read-store/page';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven } from '#test/support/research/feedback-examples';
import { claimRecorded, runRequested, updatePublished } from '#test/support/research/research-examples';
import { seeded } from '#test/support/seeded';
import { created, deleted, published } from '#test/support/trackers/tracker-examples';
import { updatesFor } from './updates.query';

const projections = [trackers, follows, updates, claims, feedback] as readonly Projection[];
const links = new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, 1) });

/** The example event, of another tracker. */
const of = (trackerId: string, event: DomainEvent): DomainEvent => ({ ...event, data: { ...event.data, trackerId } });
const tracker = (trackerId: string, { ownerId = 'ann', tags = [] as readonly string[] } = {}): DomainEvent[] => [
  created({ trackerId, ownerId, description: `About ${trackerId}` }),
  ...tags.map((title): DomainEvent => {
    const tag = { id: `${ownerId}-${title.toLowerCase()}`, title };
    return { type: 'TrackerTagged', data: { trackerId, ownerId, tag } };
  }),
  of(trackerId, runRequested(`run-${trackerId}`)),
];
const updated = (trackerId: string, updateId: string): DomainEvent => of(trackerId, updatePublished('run', updateId));
const followed = (userId: string, trackerId: string): DomainEvent => ({
  type: 'TopicFollowed',
  data: { userId, trackerId },
});

const feedOf = async (events: readonly DomainEvent[], userId = 'ann') => {
  const store = await filledReadStore(projections, events);
  return (page: Partial<PageRequest> = {}, ...tags: readonly string[]) =>
    updatesFor(userId, { tags, limit: 50, after: null, ...page }, store, new NewestUpdates(store, links));
};
const ids = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);

test('an update is shown with its tracker, tags, lines and sources', async () => {
  const feed = await feedOf([...tracker('steel', { tags: ['Trade'] }), updated('steel', 'u1')]);
  const { rows, next } = await feed();
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    {
      id: 'u1',
      tracker_id: 'steel',
      display_title: 'About steel',
      tracker_description: 'About steel',
      tags: ['Trade'],
      lines: [{ kind: 'new', source: 1 }],
      sources: [{ host: 'agency.gov' }],
    },
  ]);
});

test('tags limit it to trackers that have one of them, in any case', async () => {
  const feed = await feedOf([
    ...tracker('steel', { tags: ['Trade', 'Metal'] }),
    ...tracker('moon', { tags: ['Space'] }),
    ...tracker('untagged'),
    updated('steel', 'u1'),
    updated('moon', 'u2'),
    updated('untagged', 'u3'),
  ]);
  expect(ids(await feed())).toEqual(['u3', 'u2', 'u1']);
  expect(ids(await feed({}, 'TRADE'))).toEqual(['u1']);
  expect(ids(await feed({}, 'metal', 'space'))).toEqual(['u2', 'u1']);
  expect(ids(await feed({}, 'other'))).toEqual([]);
});

test('the feed holds followed trackers while they are public, and never those of others', async () => {
  const events = [
    ...tracker('open', { ownerId: 'bob', tags: ['Trade'] }),
    published({ trackerId: 'open', ownerId: 'bob' }),
    ...tracker('closed', { ownerId: 'bob' }),
    published({ trackerId: 'closed', ownerId: 'bob' }),
    followed('ann', 'open'),
    followed('ann', 'closed'),
    updated('open', 'u1'),
    updated('closed', 'u2'),
  ];
  expect(ids(await (await feedOf(events))())).toEqual(['u2', 'u1']);
  expect(ids(await (await feedOf(events))({}, 'trade'))).toEqual(['u1']);
  expect(ids(await (await feedOf(events, 'eve'))())).toEqual([]);
  const unpublished: DomainEvent = { type: 'TrackerUnpublished', data: { trackerId: 'closed', ownerId: 'bob' } };
  const gone = deleted({ trackerId: 'open', ownerId: 'bob' });
  expect(ids(await (await feedOf([...events, unpublished]))())).toEqual(['u1']);
  expect(ids(await (await feedOf([...events, unpublished, gone]))())).toEqual([]);
});

test('a line that its owner marked as wrong is not told', async () => {
  const events = [
    ...tracker('tracker-1'),
    claimRecorded('run', 'c1'),
    updated('tracker-1', 'u1'),
    feedbackGiven(['c1'], { verdict: 'wrong' }),
  ];
  expect(ids(await (await feedOf(events))())).toEqual([]);
});

test('pages of any size give every update once, newest first, over any trackers', async () => {
  const seed = Math.floor(performance.timeOrigin) % 100_000;
  const random = seeded(seed);
  const names = Array.from({ length: 40 }, (_none, index) => `t${index}`);
  const written = Array.from({ length: 150 }, (_none, index) =>
    updated(`t${random(random(2) === 0 ? 40 : 4)}`, `u${index}`),
  );
  const feed = await feedOf([...names.flatMap((name) => tracker(name)), ...written]);
  const expected = written.map((_event, index) => `u${index}`).reverse();
  for (const limit of [1 + random(5), 6 + random(40), 150]) {
    const read: string[] = [];
    let after: Cursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof feed>> = await feed({ limit, after });
      read.push(...ids(page));
      after = page.next;
    } while (after !== null);
    expect({ seed, limit, read }).toEqual({ seed, limit, read: expected });
  }
});
