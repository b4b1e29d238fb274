import { anEvent, eventStoreContract } from '#test/contract/event-store.contract';
import {
  type EventStoreDBTestServer,
  type EventStoreDBTestServerOptions,
  startEventStoreDBTestServer,
} from '#test/support/eventstoredb-test-server/eventstoredb-test-server';
import { startInterruptibleProxy } from '#test/support/eventstoredb-test-server/interruptible-proxy';
import { type ServerLog, serverLog } from '#test/support/eventstoredb-test-server/server-log';
import { until } from '#test/support/until';
import { LogReader } from '../../log-reader/log-reader';
import { StoreUnreachable } from '../../store-unreachable';
import { BEGINNING, type EventStore, type ExpectedRevision, type EventPage } from '../event-store';
import { openEventStoreDB } from './eventstoredb-event-store';

const running: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of running) await each.stop();
});

const startServer = async (options?: EventStoreDBTestServerOptions): Promise<EventStoreDBTestServer> => {
  const server = await startEventStoreDBTestServer(options);
  running.push(server);
  return server;
};

eventStoreContract('EventStoreDB test server', async () => openEventStoreDB({ url: (await startServer()).url }));
eventStoreContract('EventStoreDB test server with single appends', async () =>
  openEventStoreDB({ url: (await startServer({ batchAppend: false })).url }),
);
eventStoreContract('EventStoreDB test server discovered by gossip', async () =>
  openEventStoreDB({ url: (await startServer()).url.replace('esdb://', 'esdb+discover://') }),
);
const real = process.env.EVENTSTORE_URL;
if (real !== undefined)
  eventStoreContract('EventStoreDB at EVENTSTORE_URL', async () => openEventStoreDB({ url: real }));

/** A store with an interruptible connection, and its log. */
const setUp = async () => {
  const server = await startServer();
  const proxy = await startInterruptibleProxy(server.port);
  running.push(proxy);
  return { server, proxy, store: openEventStoreDB({ url: `esdb://127.0.0.1:${proxy.port}?tls=false` }) };
};
const ids = (log: ServerLog): string[] =>
  log.events.filter(({ stream }) => !stream.startsWith('$')).map(({ id }) => id);

const appendOneByOne = async (store: EventStore, stream: string, count: number): Promise<string[]> => {
  const acknowledged: string[] = [];
  let expected: ExpectedRevision = 'none';
  while (acknowledged.length < count) {
    const event = anEvent();
    const result = await store.append(stream, expected, [event]);
    if (result.kind === 'conflict') throw new Error(`${stream} has one writer, and yet a conflict`);
    acknowledged.push(event.id);
    expected = result.revision;
  }
  return acknowledged;
};

test('repeats an append whose response was lost, without duplicates', async () => {
  const { server, proxy, store } = await setUp();
  await appendOneByOne(store, 'note-warm', 1);
  const event = anEvent();
  const swallowed = proxy.swallowNextAnswer();
  const appending = store.append('note-lost', 'none', [event]);
  await swallowed;
  while (server.log.stream('note-lost').length === 0) await new Promise(setImmediate);
  proxy.cut();
  expect(await appending).toMatchObject({ kind: 'appended', revision: 0 });
  expect(server.log.stream('note-lost')).toHaveLength(1);
  await store.close();
});

test('neither loses nor duplicates any of 1,600 appends by 32 writers over an interrupted connection', async () => {
  const { server, proxy, store } = await setUp();
  let writing = true;
  const cutting = (async () => {
    for (let seen = 0, cuts = 0; writing && cuts < 25;) {
      if (server.log.events.length >= seen + 40) {
        seen = server.log.events.length;
        cuts++;
        proxy.cut();
      }
      await new Promise(setImmediate);
    }
  })();
  const acknowledged = await Promise.all(
    Array.from({ length: 32 }, (_, writer) => appendOneByOne(store, `note-${writer}`, 50)),
  );
  writing = false;
  await cutting;
  expect(ids(server.log).sort()).toEqual(acknowledged.flat().sort());
  await store.close();
});

test('a subscription neither loses nor repeats events when its connection is interrupted', async () => {
  const { server, proxy, store } = await setUp();
  const seen: string[] = [];
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (done = resolve));
  const subscription = store.subscribe({
    after: BEGINNING,
    batchSize: 10,
    onPage: async ({ events }) => {
      seen.push(...events.map(({ id }) => id));
      if (seen.length % 20 < 3) proxy.cut();
      if (seen.length >= 300) done();
    },
    onEnd: (error) => {
      throw error;
    },
  });
  const writer = openEventStoreDB({ url: server.url });
  await Promise.all(Array.from({ length: 6 }, (_, number) => appendOneByOne(writer, `note-${number}`, 50)));
  await all;
  await subscription.stop();
  expect(seen).toEqual(ids(server.log));
  await Promise.all([store.close(), writer.close()]);
});

test('a subscription waits for an unavailable server and resumes at its position', async () => {
  const log = serverLog();
  const first = await startServer({ log });
  const store = openEventStoreDB({ url: first.url });
  const seen: string[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => (seen.length >= count ? resolve() : waiting.push({ count, resolve })));
  const subscription = store.subscribe({
    after: BEGINNING,
    onPage: async ({ events }) => {
      seen.push(...events.map(({ id }) => id));
      for (const each of waiting) if (seen.length >= each.count) each.resolve();
    },
    onEnd: (error) => {
      throw error;
    },
  });
  await appendOneByOne(store, 'note-1', 3);
  await until(3);
  await first.stop();
  log.write('note-2', { kind: 'revision', revision: -1 }, [
    {
      id: anEvent().id,
      type: 'NoteTaken',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      customMetadata: Buffer.from('{}'),
    },
  ]);
  await startServer({ log, port: first.port });
  await until(4);
  await appendOneByOne(store, 'note-3', 2);
  await until(6);
  await subscription.stop();
  expect(seen).toEqual(ids(log));
  await store.close();
});

test('reports an unavailable server; the call can be repeated', async () => {
  const server = await startServer();
  await server.stop();
  const store = openEventStoreDB({ url: server.url });
  await expect(store.append('note-1', 'none', [anEvent()])).rejects.toThrow(StoreUnreachable);
  await store.close();
});

test('skips system events', async () => {
  const server = await startServer();
  const store = openEventStoreDB({ url: server.url });
  await appendOneByOne(store, 'note-1', 12);
  expect(server.log.events.some(({ stream }) => stream.startsWith('$'))).toBe(true);
  const { events } = await store.readAll({ after: BEGINNING, limit: 5 });
  expect(events.map(({ id }) => id)).toEqual(ids(server.log).slice(0, 5));
  await store.close();
});

test('thirty subscribers of one reader cost one pushed event per append and no read', async () => {
  const server = await startServer();
  const store = openEventStoreDB({ url: server.url });
  const reader = new LogReader(store, { error: () => undefined });
  let live = 0;
  const seen: string[] = [];
  for (let n = 0; n < 30; n++) {
    reader.subscribe(BEGINNING, {
      categories: ['note'],
      onPage: async ({ events }) => void seen.push(...events.map(({ id }) => id)),
      onLive: async () => void live++,
      onFailure: (error) => {
        throw error;
      },
    });
  }
  await until('all follow live', () => live === 30);
  await until('the subscription is confirmed', () => server.calls.subscriptions === 1);
  const before = { ...server.calls };
  const appended = await appendOneByOne(store, 'note-1', 20);
  await appendOneByOne(store, 'other-1', 20);
  await until('all events arrive', () => seen.length === 30 * 20);
  expect(server.calls).toEqual({ ...before, pushed: before.pushed + 40 });
  expect([...new Set(seen)]).toEqual(appended);
  await reader.stop();
  await store.close();
});

test('finds the last event with one read, however many system events follow', async () => {
  const server = await startServer();
  const store = openEventStoreDB({ url: server.url });
  expect(await store.lastPosition()).toBe(BEGINNING);
  const written = await store.append('note-1', 'none', [anEvent()]);
  for (let n = 0; n < 300; n++) server.log.writeOwn();
  const expected = written.kind === 'appended' ? written.position : null;
  expect(await store.lastPosition()).toBe(expected);
  for (let n = 0; n < 20; n++) server.log.writeOwn();
  const { reads } = server.calls;
  expect(await store.lastPosition()).toBe(expected);
  expect(server.calls.reads - reads).toBe(1);
  await store.close();
});

test('refuses a position that is not a safe integer by name', async () => {
  const log = serverLog();
  const far = Number.MAX_SAFE_INTEGER + 1;
  const server = await startServer({
    log: { ...log, write: (...args) => ({ ...log.write(...args), kind: 'written', revision: 0, position: far }) },
  });
  const store = openEventStoreDB({ url: server.url });
  await expect(store.append('note-1', 'none', [anEvent()])).rejects.toThrow(/position 9007199254740992 exceeds 2\^53/);
  await store.close();
});

test.each(['data', 'customMetadata'] as const)(
  'an event whose %s is damaged is named, and hides no other',
  async (part) => {
    const { server, store } = await setUp();
    await store.append('note-1', 'none', [anEvent({ n: 1 }), anEvent({ n: 2 }), anEvent({ n: 3 })]);
    const damaged = server.log.events.find(({ stream, revision }) => stream === 'note-1' && revision === 1);
    damaged?.[part].fill(0x0a, 2, 4);
    const place = { stream: 'note-1', revision: 1, isDamaged: true };
    const page = await store.readAll({ after: BEGINNING, limit: 10 });
    expect(page.events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 3 }]);
    expect(page.unreadable).toMatchObject([place]);
    await expect(store.readStream('note-1')).rejects.toThrow(/at revision 1 of note-1 .* is damaged/);
    const followed: EventPage['unreadable'][number][] = [];
    const subscription = store.subscribe({
      after: BEGINNING,
      onPage: async ({ unreadable }) => void followed.push(...unreadable),
      onEnd: () => undefined,
    });
    await until('a follower is told, too', () => followed.length > 0);
    expect(followed).toMatchObject([place]);
    await subscription.stop();
    await store.close();
  },
);
