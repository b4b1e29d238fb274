import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { fillStore } from './fill-store';
import { readStarterEvents } from './starter-events';

const events = readStarterEvents();
const idsIn = async (store: EventStore): Promise<readonly string[]> =>
  (await store.readAll({ after: BEGINNING, limit: 1_000_000 })).events.map(({ id }) => id);

test('fills an empty store in event order, once', async () => {
  const store = inMemoryEventStore();
  expect(await fillStore(store, events)).toBeNull();
  expect(await fillStore(store, events)).toBeNull();
  expect(await idsIn(store)).toEqual(events.map(({ id }) => id));
});

test('completes an interrupted fill', async () => {
  const store = inMemoryEventStore();
  let appends = 0;
  const dying: EventStore = {
    ...store,
    append: (...given) => (++appends > 40 ? Promise.reject(new Error('The power is gone.')) : store.append(...given)),
  };
  await expect(fillStore(dying, events)).rejects.toThrow('The power is gone.');
  expect((await idsIn(store)).length).toBeLessThan(events.length);
  expect(await fillStore(store, events)).toBeNull();
  expect(await idsIn(store)).toEqual(events.map(({ id }) => id));
});

test('does not add to trackers that an earlier release recorded differently', async () => {
  const store = inMemoryEventStore();
  const ofLedger = events.filter(({ stream }) => stream.startsWith('research-'));
  const [earlier, later] = [ofLedger[0], ofLedger.at(-1)];
  if (earlier === undefined || later === undefined) throw new Error('The starter content has no ledger.');
  await store.append(earlier.stream, 'none', [later]);
  expect(await fillStore(store, events)).toBe(earlier.stream);
  expect(await idsIn(store)).toEqual([later.id]);
});
