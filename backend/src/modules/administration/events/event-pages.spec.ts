import { put } from '#kernel/projection';
import { logIndex, logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { EventPages } from './event-pages';

const LIVE = 'log-index.g1';
const ofType = (type: string) => ({ $and: [{ type: { $eq: type } }] });
const firstPage = { descending: true, skip: 0, limit: 25 };

const range = (count: number, from: number): readonly number[] => Array.from({ length: count }, (_, n) => from + n);

const opened = async () => {
  const store = new InMemoryReadStore();
  let seconds = 0;
  await store.ensureCollection(LIVE, logIndexOf([]));
  await store.saveModelRecord({ name: 'log-index', live: LIVE, liveVersion: '', building: null, retired: [] });
  const add = async (type: string, ...positions: readonly number[]) => {
    const writes = positions.map((position) => ({
      position,
      write: put({ _id: `${position}`, position, type } as { _id: string }),
    }));
    await store.apply(LIVE, writes, 0);
  };
  const pages = new EventPages(store, { now: () => 1 + seconds * 1000 });
  return {
    add,
    pages,
    find: jest.spyOn(store, 'find'),
    count: jest.spyOn(store, 'count'),
    wait: (more: number) => (seconds += more),
    total: async (type: string) => (await pages.page(logIndex, ofType(type), firstPage)).total,
  };
};

test('a count is continued with what was added', async () => {
  const { add, count, total } = await opened();
  expect(await total('TrackerRevised')).toBe(0);
  await add('TrackerRevised', 1, 3);
  await add('TrackerTagged', 2);
  expect([await total('TrackerRevised'), await total('TrackerRevised')]).toEqual([2, 2]);
  await add('TrackerRevised', 5);
  expect([await total('TrackerRevised'), await total('TrackerTagged')]).toEqual([3, 1]);
  expect(count).toHaveBeenCalledTimes(3);
});

test('events are counted again after a minute', async () => {
  const { add, total, wait } = await opened();
  await add('TrackerTagged', ...range(3000, 2));
  expect(await total('TrackerTagged')).toBe(3000);
  await add('TrackerTagged', 1);
  expect(await total('TrackerTagged')).toBe(3000);
  wait(61);
  expect(await total('TrackerTagged')).toBe(3001);
});

describe('among many events', () => {
  const places = [0, 1999, 2000, 2437, 3999, 4001, 4495, 4500].flatMap((skip) => [
    { skip, descending: true },
    { skip, descending: false },
  ]);
  let all = range(4501, 0).map((n) => 2 * n);
  let opening: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => {
    opening = await opened();
    await opening.add('TrackerRevised', ...all);
    await opening.add('TrackerTagged', ...all.map((position) => position + 1));
  });

  const isRight = async ({ skip, descending }: (typeof places)[number]) => {
    opening.find.mockClear();
    const { found, total } = await opening.pages.page(logIndex, ofType('TrackerRevised'), {
      descending,
      skip,
      limit: 10,
    });
    const ordered = descending ? [...all].reverse() : all;
    expect(found.map(({ position }) => position)).toEqual(ordered.slice(skip, skip + 10));
    expect(total).toBe(all.length);
    expect(Math.max(...opening.find.mock.calls.map(([, , options]) => options?.skip ?? 0))).toBeLessThan(2000);
  };

  test.each(places)('a page after $skip others (descending: $descending) is read from near it', isRight);

  test('a page is read from near it when the log has grown, too', async () => {
    const newer = [9004, 9006, 9008];
    await opening.add('TrackerRevised', ...newer);
    all = [...all, ...newer];
    for (const request of places) await isRight(request);
  });
});
