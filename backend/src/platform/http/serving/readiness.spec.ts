import { anEvent } from '#test/contract/event-store.contract';
import { startEventStoreDBTestServer } from '#test/support/eventstoredb-test-server/eventstoredb-test-server';
import { serverLog } from '#test/support/eventstoredb-test-server/server-log';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { TestClock } from '#test/support/test-clock';
import { type EventStore, StorageFull } from '../../event-store/event-store';
import { openEventStoreDB } from '../../event-store/eventstoredb/eventstoredb-event-store';
import { watchStorage } from '../../event-store/storage-watch';
import { inProcessJobQueue } from '../../jobs/in-process/in-process-job-queue';
import { Lifecycle } from '../../lifecycle';
import { readinessOf } from './readiness';

const readiness = (events: EventStore, isStorageFull = () => false) =>
  readinessOf({
    events,
    isStorageFull,
    documents: new InMemoryReadStore(),
    jobs: inProcessJobQueue({ clock: new TestClock(), pollMs: 1000, onFailure: () => undefined }),
    models: { list: async () => [] },
    lifecycle: new Lifecycle(),
  });

const faultsOf = async ({ checks }: ReturnType<typeof readiness>): Promise<readonly (readonly [string, string])[]> => {
  const found = await Promise.all(checks.map(async (check) => [check.name, await check.fault()] as const));
  return found.flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]));
};

test('names a full disk, and is ready again once something can be stored', async () => {
  const inner = inMemoryEventStore();
  let isFull = false;
  const { store, isFull: isStorageFull } = watchStorage({
    ...inner,
    append: async (...append) => {
      if (isFull) throw new StorageFull(new Error('no room'));
      return inner.append(...append);
    },
  });
  const ready = readiness(store, isStorageFull);
  isFull = true;
  await expect(store.append('note-1', 'none', [anEvent({})])).rejects.toThrow(StorageFull);
  expect(await faultsOf(ready)).toEqual([['event-store', expect.stringMatching(/^It is full/)]]);
  isFull = false;
  await store.append('note-1', 'none', [anEvent({})]);
  expect(await faultsOf(ready)).toEqual([]);
});

test('reads EventStoreDB once, however many system events it has', async () => {
  const log = serverLog();
  for (let n = 0; n < 2000; n++) log.writeOwn();
  const server = await startEventStoreDBTestServer({ log });
  const events = openEventStoreDB({ url: server.url });
  const { checks } = readiness(events);
  expect(await checks.find(({ name }) => name === 'event-store')?.fault()).toBeNull();
  expect(server.calls.reads).toBe(1);
  await events.close();
  await server.stop();
});
