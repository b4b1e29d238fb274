import { follows, trackers } from '#modules/trackers/published';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { fillReadStore } from '#test/support/read-models/filled-read-store';
import { created, deleted, published } from '#test/support/trackers/tracker-examples';
import { concernedUsers } from './concerned-users';
import type { PageChange } from './page-change';

const PAGES = 500;

const pageChangesIn = (of: PageChange['of']): PageChange => ({
  position: 1,
  category: 'run',
  kind: 'run',
  id: 'run-1',
  of,
});

const followed = (userId: string) => ({ type: 'TopicFollowed', data: { userId, trackerId: 'tariffs' } }) as const;

/** A tracker of ann's that ben follows, and which models were read. */
const press = async () => {
  const store = new InMemoryReadStore();
  const fill = (...events: Parameters<typeof fillReadStore>[2]) => fillReadStore(store, [trackers, follows], events);
  await fill(created(), published(), followed('ben'));
  const [find, ids] = [jest.spyOn(store, 'find'), jest.spyOn(store, 'ids')];
  const read = () => [...find.mock.calls, ...ids.mock.calls].map(([{ name }]) => name);
  return { fill, read, concerns: concernedUsers(store) };
};

test('news of a tracker concerns its owner and its followers, other news one user', async () => {
  const { concerns } = await press();
  const ofTracker = pageChangesIn({ trackerId: 'tariffs' });
  const answers = ['ann', 'ben', 'eve'].map((userId) => concerns(userId, ofTracker));
  expect(await Promise.all(answers)).toEqual([true, true, false]);
  expect([
    concerns('eve', pageChangesIn({ userId: 'eve' })),
    concerns('ann', pageChangesIn({ userId: 'eve' })),
  ]).toEqual([true, false]);
});

test(`${PAGES} open pages read of it once`, async () => {
  const { concerns, read } = await press();
  const pages = Array.from({ length: PAGES }, (_, page) =>
    concerns(`user-${page}`, pageChangesIn({ trackerId: 'tariffs' })),
  );
  expect((await Promise.all(pages)).some((each) => each)).toBe(false);
  expect(read()).toEqual(['trackers', 'follows']);
});

test('a user who follows the tracker later is concerned from then on', async () => {
  const { concerns, fill } = await press();
  expect(await concerns('eve', pageChangesIn({ trackerId: 'tariffs' }))).toBe(false);
  await fill(created(), published(), followed('ben'), followed('eve'));
  expect(await concerns('eve', pageChangesIn({ trackerId: 'tariffs' }))).toBe(true);
});

test.each([
  ['is private again', { type: 'TrackerUnpublished', data: { trackerId: 'tariffs', ownerId: 'ann' } } as const],
  ['was deleted', deleted()],
])('a follower hears nothing of a tracker that %s; its owner does', async (_what, closed) => {
  const { concerns, fill } = await press();
  await fill(created(), published(), followed('ben'), closed);
  const answers = ['ann', 'ben'].map((userId) => concerns(userId, pageChangesIn({ trackerId: 'tariffs' })));
  expect(await Promise.all(answers)).toEqual([true, false]);
});
