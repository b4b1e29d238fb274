import type { EventSchema } from '#kernel/event-schema';
import type { Recorded } from '#kernel/recorded-event';
import { anEvent, eventStoreContract } from '#test/contract/event-store.contract';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { BEGINNING, EventUnreadable, type EventToAppend, type EventPage } from '../event-store';
import { type CheckedMetadata, withChecksum } from './checksum';
import { codecEventStore } from './codec-event-store';

const plain = (type: string): EventSchema => ({ type, version: 1 });
const USER: EventSchema = {
  type: 'UserRegistered',
  version: 1,
  personal: { subject: 'userId', fields: ['email', 'name'] },
};
const registered = (data: object = { userId: 'ann', email: 'ann@example.org', name: 'Ann' }): EventToAppend =>
  anEvent(data, 'UserRegistered');

const setUp = (schemas: readonly EventSchema[] = [USER, plain('NoteTaken')]) => {
  const raw = inMemoryEventStore();
  const keys = inMemoryKeyStore();
  return { raw, keys, store: codecEventStore(raw, schemas, keys) };
};

describe('through the codec', () => {
  const NOTES = ['NoteTaken', 'NoteStruck', 'NoteTakenBack'].map(plain);
  // The codec adds a version, which the suite's events do not have.
  eventStoreContract('in memory, behind the codec', async () => {
    const store = codecEventStore(inMemoryEventStore(), NOTES, inMemoryKeyStore());
    const withoutVersion = (event: Recorded): Recorded => {
      const { version, ...metadata } = event.metadata;
      expect(version).toBe(1);
      return { ...event, metadata: metadata as Recorded['metadata'] };
    };
    return {
      ...store,
      readStream: async (...options) => (await store.readStream(...options)).map(withoutVersion),
    };
  });
});

describe('an event of which the store returns something else than was written', () => {
  const damagedBy = (change: (event: Recorded) => Recorded) => {
    const { raw, keys } = setUp();
    const page = async (options: Parameters<typeof raw.readAll>[0]): Promise<EventPage> => {
      const read = await raw.readAll(options);
      return { ...read, events: read.events.map((event) => (event.revision === 1 ? change(event) : event)) };
    };
    return codecEventStore({ ...raw, readAll: page }, [plain('NoteTaken')], keys);
  };

  test.each<[string, (event: Recorded) => Recorded]>([
    ['data', (event) => ({ ...event, data: { n: 3 } })],
    ['the time', (event) => ({ ...event, metadata: { ...event.metadata, occurred_at: '1926-03-01T12:00:00.000Z' } })],
    ['the stream', (event) => ({ ...event, stream: 'note-2' })],
    ['the checksum', (event) => ({ ...event, metadata: { ...event.metadata, checksum: 1 } as Recorded['metadata'] })],
    [
      'no checksum',
      ({ metadata, ...event }) => ({
        ...event,
        metadata: { ...metadata, checksum: undefined } as Recorded['metadata'],
      }),
    ],
  ])('the damaged event is unreadable, and no other: %s', async (_, change) => {
    const store = damagedBy(change);
    await store.append('note-1', 'none', [anEvent({ n: 0 }), anEvent({ n: 1 }), anEvent({ n: 2 })]);
    const { events, unreadable } = await store.readAll({ after: BEGINNING, limit: 10 });
    expect(events.map(({ data }) => data)).toEqual([{ n: 0 }, { n: 2 }]);
    expect(unreadable).toMatchObject([{ revision: 1, reason: 'it is damaged: its checksum differs' }]);
  });
});

describe('personal fields', () => {
  test('personal fields are read as written, but are not in the log in clear', async () => {
    const { raw, store } = setUp();
    await store.append('user-ann', 'none', [registered()]);
    expect((await store.readStream('user-ann'))[0]?.data).toEqual({
      userId: 'ann',
      email: 'ann@example.org',
      name: 'Ann',
    });
    expect(JSON.stringify(await raw.readStream('user-ann'))).not.toMatch(/ann@example|Ann"/);
  });

  test('show no trace of their sealing when read', async () => {
    const { store } = setUp();
    const event = registered();
    await store.append('user-ann', 'none', [event]);
    expect((await store.readStream('user-ann'))[0]?.metadata).toEqual({ ...event.metadata, version: 1 });
  });

  test('personal fields are null once the key is destroyed, unlike the rest of the event and other people’s fields', async () => {
    const { keys, store } = setUp();
    await store.append('user-ann', 'none', [registered()]);
    await store.append('user-bob', 'none', [registered({ userId: 'bob', email: 'bob@example.org' })]);
    await keys.destroyKey('ann');
    const { events } = await store.readAll({ after: BEGINNING, limit: 10 });
    expect(events.map((event) => event.data)).toEqual([
      { userId: 'ann', email: null, name: null },
      { userId: 'bob', email: 'bob@example.org' },
    ]);
  });

  test('personal fields of an erased person are not written', async () => {
    const { raw, keys, store } = setUp();
    await keys.destroyKey('ann');
    await store.append('user-ann', 'none', [registered()]);
    expect((await raw.readStream('user-ann'))[0]?.data).toEqual({ userId: 'ann', email: null, name: null });
  });

  test('personal fields that are absent or null stay so; other values keep their type', async () => {
    const { store } = setUp();
    await store.append('user-ann', 'none', [
      registered({ userId: 'ann', email: null }),
      registered({ userId: 'ann', name: ['A', 1] }),
    ]);
    expect((await store.readStream('user-ann')).map((event) => event.data)).toEqual([
      { userId: 'ann', email: null },
      { userId: 'ann', name: ['A', 1] },
    ]);
  });

  test('personal fields without a person are refused', async () => {
    const { store } = setUp();
    await expect(store.append('user-ann', 'none', [registered({ email: 'a@b.c' })])).rejects.toThrow(
      /'userId' names no person/,
    );
  });

  test('moved to another event do not open', async () => {
    const { raw, store } = setUp();
    await store.append('user-ann', 'none', [registered()]);
    const [sealed] = await raw.readStream('user-ann');
    if (sealed === undefined) throw new Error('nothing was kept');
    await raw.append('user-other', 'none', [{ ...registered(), data: sealed.data, metadata: sealed.metadata }]);
    await expect(store.readStream('user-other')).rejects.toThrow(EventUnreadable);
  });
});

describe('versions', () => {
  const V3: EventSchema = {
    type: 'NoteTaken',
    version: 3,
    upcasts: {
      1: ({ text, ...rest }) => ({ ...rest, body: text }),
      2: (data) => ({ ...data, tags: [] }),
    },
  };

  test('upcasts older events step by step', async () => {
    const { raw, keys, store } = setUp([plain('NoteTaken')]);
    await store.append('note-1', 'none', [anEvent({ text: 'a' })]);
    const today = codecEventStore(raw, [V3], keys);
    await today.append('note-1', 0, [anEvent({ body: 'b', tags: ['x'] })]);
    const events = await today.readStream('note-1');
    expect(events.map((event) => event.data)).toEqual([
      { body: 'a', tags: [] },
      { body: 'b', tags: ['x'] },
    ]);
    expect(events.map((event) => event.metadata.version)).toEqual([3, 3]);
  });

  test('opens an old version’s personal fields, even if they are no longer personal', async () => {
    const { raw, keys, store } = setUp([USER]);
    await store.append('user-ann', 'none', [registered()]);
    const renamed: EventSchema = {
      ...USER,
      version: 2,
      upcasts: { 1: ({ email, ...rest }) => ({ ...rest, address: email }) },
      personal: { subject: 'userId', fields: ['address'] },
    };
    const [event] = await codecEventStore(raw, [renamed], keys).readStream('user-ann');
    expect(event?.data).toEqual({ userId: 'ann', address: 'ann@example.org', name: 'Ann' });
  });

  test('refuses a newer version and an unknown type by name', async () => {
    const { raw, keys } = setUp();
    const newer = codecEventStore(raw, [V3, plain('NoteBurnt')], keys);
    await newer.append('note-1', 'none', [anEvent({})]);
    await newer.append('note-2', 'none', [anEvent({}, 'NoteBurnt')]);
    const older = codecEventStore(raw, [plain('NoteTaken')], keys);
    await expect(older.readStream('note-1')).rejects.toThrow(
      /^NoteTaken at revision 0 of note-1 \(position 0\) cannot be read: It has version 3, but this program knows only 1/,
    );
    await expect(older.readStream('note-2')).rejects.toThrow(
      /^NoteBurnt at revision 0 of note-2 \(position 1\) cannot be read: This program does not know its type/,
    );
  });

  test('a page says which of its events cannot be read and why, and gives the others', async () => {
    const { raw, keys, store } = setUp([plain('NoteTaken'), USER]);
    const newer = codecEventStore(raw, [V3], keys);
    await store.append('note-1', 'none', [anEvent({ number: 0 })]);
    await newer.append('note-1', 0, [anEvent({ number: 1 })]);
    await store.append('user-ann', 'none', [registered()]);
    const [sealed] = await raw.readStream('user-ann');
    if (sealed === undefined) throw new Error('nothing was kept');
    const { checksum: _ofAnother, ...metadata } = sealed.metadata as CheckedMetadata;
    const damaged = { ...registered(), data: { ...sealed.data, email: 'AAAA' }, metadata };
    await raw.append('user-bob', 'none', [withChecksum('user-bob', damaged)]);
    await store.append('note-1', 1, [anEvent({ number: 2 })]);

    const expected = {
      events: [{ position: 0 }, { position: 2, data: { email: 'ann@example.org' } }, { position: 4 }],
      unreadable: [
        { type: 'NoteTaken', stream: 'note-1', revision: 1, position: 1, reason: expect.stringContaining('version 3') },
        { stream: 'user-bob', revision: 0, position: 3, reason: expect.stringContaining('cannot be opened') },
      ],
      upTo: 4,
    };
    expect(await store.readAll({ after: BEGINNING, limit: 10 })).toMatchObject(expected);
    const page = await new Promise<EventPage>((resolve, reject) =>
      store.subscribe({ after: BEGINNING, onPage: async (first) => resolve(first), onEnd: reject }),
    );
    expect(page).toMatchObject(expected);
  });

  test('an event without a schema is not stored', async () => {
    const { store } = setUp();
    await expect(store.append('note-1', 'none', [anEvent({}, 'Unheard')])).rejects.toThrow(/Unheard has no schema/);
  });
});
