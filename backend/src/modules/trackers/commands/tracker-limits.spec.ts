import { codeOf, isRefusal } from '#kernel/decider';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { trackerCommands } from '#test/support/trackers/tracker-commands';

const outcomes = (results: readonly object[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const name = isRefusal(result) ? codeOf(result) : 'accepted';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('creates five of 100 trackers requested concurrently, in each of 100 rounds', async () => {
  for (let round = 0; round < 100; round++) {
    const trackers = trackerCommands();
    const results = await Promise.all(times(100, () => trackers.create()));
    expect(outcomes(results)).toEqual({ accepted: 5, MAX_TRACKERS_REACHED: 95 });
    expect((await trackers.types()).filter((type) => type === 'TrackerCreated')).toHaveLength(5);
  }
});

test('creates five of 100 trackers requested concurrently in four processes', async () => {
  const store = inMemoryEventStore();
  const instances = ['a', 'b', 'c', 'd'].map((name) => trackerCommands(store, name));
  const results = await Promise.all(instances.flatMap((instance) => times(25, () => instance.create())));
  expect(outcomes(results)).toEqual({ accepted: 5, MAX_TRACKERS_REACHED: 95 });
});

test('creates two of 50 daily trackers requested concurrently', async () => {
  const trackers = trackerCommands();
  const results = await Promise.all(times(50, () => trackers.create({ frequency: 'day' })));
  expect(outcomes(results)).toEqual({ accepted: 2, MAX_DAY_TRACKERS_REACHED: 48 });
});

test('makes two of five trackers daily concurrently', async () => {
  const trackers = trackerCommands();
  const created = await Promise.all(times(5, () => trackers.create()));
  const ids = created.flatMap((each) => (isRefusal(each) ? [] : [each.result.trackerId]));
  const results = await Promise.all(ids.map((id) => trackers.revise(id, { frequency: 'day' })));
  expect(outcomes(results)).toEqual({ accepted: 2, MAX_DAY_TRACKERS_REACHED: 3 });
  const frequencies = await Promise.all(ids.map((id) => trackers.tracker(id)));
  expect(frequencies.filter((each) => each.status === 'active' && each.settings.frequency === 'day')).toHaveLength(2);
});

test('never exceeds the limit when deleting and restoring at random concurrently', async () => {
  const trackers = trackerCommands();
  const created = await Promise.all(times(5, () => trackers.create()));
  const ids = created.flatMap((each) => (isRefusal(each) ? [] : [each.result.trackerId]));
  await Promise.all(
    times(10, async (round) => {
      for (const id of ids) {
        await trackers.remove(id);
        if (round % 2 === 0) await trackers.create();
        await trackers.restore(id);
      }
    }),
  );
  await trackers.react();
  const all = (await trackers.log()).flatMap(({ type, data }) =>
    type === 'TrackerCreated' && 'trackerId' in data ? [String(data.trackerId)] : [],
  );
  const active = (await Promise.all(all.map((id) => trackers.tracker(id)))).filter(({ status }) => status === 'active');
  expect(active.length).toBeGreaterThan(0);
  expect(active.length).toBeLessThanOrEqual(5);
});

test('a deletion frees a slot immediately', async () => {
  const trackers = trackerCommands();
  const [first] = await Promise.all(times(5, () => trackers.create()));
  if (first === undefined || isRefusal(first)) throw new Error('The first of five is accepted.');
  await trackers.remove(first.result.trackerId);
  expect(outcomes([await trackers.create(), await trackers.create()])).toEqual({
    accepted: 1,
    MAX_TRACKERS_REACHED: 1,
  });
});
