import { put } from '#kernel/projection';
import { InMemoryReadStore } from '#platform/read-store/in-memory/in-memory-read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { Totals } from './totals';

const opened = async () => {
  const store = new InMemoryReadStore();
  let seconds = 0;
  const live = 'log-index.g1';
  await store.ensureCollection(live, logIndex);
  await store.saveModelRecord({ name: 'log-index', live, liveVersion: '', building: null, retired: [] });
  const add = (position: number, type: string) =>
    store.apply(live, [{ position, write: put({ _id: `${position}`, position, type } as { _id: string }) }], position);
  const totals = new Totals(store, { now: () => 1 + seconds * 1000 });
  const count = jest.spyOn(store, 'count');
  return { add, count, totals, wait: (more: number) => (seconds += more) };
};

test('a count is continued with what was added', async () => {
  const { add, count, totals } = await opened();
  const revised = () => totals.of(logIndex, { $and: [{ type: { $eq: 'TrackerRevised' } }] });
  expect(await revised()).toBe(0);
  await add(1, 'TrackerRevised');
  await add(2, 'TrackerTagged');
  await add(3, 'TrackerRevised');
  expect([await revised(), await revised()]).toEqual([2, 2]);
  await add(5, 'TrackerRevised');
  expect([await revised(), await totals.of(logIndex, {})]).toEqual([3, 4]);
  expect(count).toHaveBeenCalledTimes(3);
  expect(count.mock.calls[1]?.[1]).toMatchObject({ $and: [{}, { position: { $gt: 3, $lte: 5 } }] });
});

test('after a minute all are counted again', async () => {
  const { add, totals, wait } = await opened();
  await add(2, 'TrackerTagged');
  await add(3, 'TrackerRevised');
  expect(await totals.of(logIndex, {})).toBe(2);
  await add(1, 'TrackerRevised');
  expect(await totals.of(logIndex, {})).toBe(2);
  wait(61);
  expect(await totals.of(logIndex, {})).toBe(3);
});
