import fc from 'fast-check';
import { type EventOf, event, declareEvents, personal } from '#kernel/events';
import type { Fold } from '#kernel/fold';
import { idAt } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemorySnapshotStore } from '#test/support/in-memory/in-memory-snapshot-store';
import type { EventStore } from '../event-store/event-store';
import type { SnapshotStore } from '../snapshots/snapshot-store';
import { SNAPSHOT_AFTER, StreamStates } from './stream-states';

const sums = declareEvents('sum', { Added: event<{ readonly number: number }>() });
type SumEvent = EventOf<typeof sums>;
const notes = declareEvents('note', {
  Written: event<{ readonly person: string; readonly number: number }>(personal('person', 'number')),
});

const listed = <Event extends SumEvent | EventOf<typeof notes>>(
  events: Fold<Event, readonly number[]>['events'],
): Fold<Event, readonly number[]> => ({
  name: 'decider',
  events,
  initialState: [],
  evolve: (state, { data }) => [...state, data.number],
});

const START = Date.parse('2026-03-01T00:00:00Z');

/** Appends of the given lengths, one second apart, each by its own command. */
const fill = async (store: EventStore, stream: string, type: string, lengths: readonly number[]): Promise<void> => {
  let tip: number | 'none' = 'none';
  let made = 0;
  for (const length of lengths) {
    const at = START + made * 1000;
    const metadata = {
      occurred_at: new Date(at).toISOString(),
      correlation_id: 'c',
      causation_id: `command ${made}`,
      command: 'Add',
      actor: { kind: 'system' as const },
    };
    const events = Array.from({ length }, () => {
      const number = made++;
      return { id: idAt(at, `event ${number}`), type, data: { person: 'ann', number }, metadata };
    });
    const appended = await store.append(stream, tip, events);
    if (appended.kind !== 'appended') throw new Error('conflict');
    tip = appended.revision;
  }
};

const longStream = async () => {
  const store = inMemoryEventStore();
  await fill(
    store,
    'sum-one',
    'Added',
    Array.from({ length: 3 * SNAPSHOT_AFTER }, () => 1),
  );
  const reads: number[] = [];
  const counted: EventStore = {
    ...store,
    readStream: async (stream, options) => {
      const events = await store.readStream(stream, options);
      reads.push(events.length);
      return events;
    },
  };
  return { store: counted, reads };
};
const states = (store: EventStore, snapshots: SnapshotStore, codeVersion = 'v1') =>
  new StreamStates(store, { store: snapshots, codeVersion });

test('a long stream is read from its snapshot', async () => {
  const { store, reads } = await longStream();
  const snapshots = inMemorySnapshotStore();
  const first = await states(store, snapshots).read(listed(sums), 'one');
  reads.splice(0);
  expect(await states(store, snapshots).read(listed(sums), 'one')).toEqual(first);
  expect(reads).toEqual([2]);
});

test('a short stream has none', async () => {
  const store = inMemoryEventStore();
  await fill(store, 'sum-one', 'Added', [SNAPSHOT_AFTER - 1]);
  const snapshots = inMemorySnapshotStore();
  await states(store, snapshots).read(listed(sums), 'one');
  expect(await snapshots.load('sum-one', 'decider')).toBeUndefined();
});

test('a stream with personal fields has none, however long it is, unless its state leaves these out', async () => {
  const store = inMemoryEventStore();
  await fill(
    store,
    'note-one',
    'Written',
    Array.from({ length: 2 * SNAPSHOT_AFTER }, () => 1),
  );
  const snapshots = inMemorySnapshotStore();
  await states(store, snapshots).read(listed(notes), 'one');
  expect(await snapshots.load('note-one', 'decider')).toBeUndefined();
  const count: Fold<EventOf<typeof notes>, number> = {
    name: 'count',
    events: notes,
    initialState: 0,
    hasNoPersonalData: true,
    evolve: (state) => state + 1,
  };
  await states(store, snapshots).read(count, 'one');
  expect(await snapshots.load('note-one', 'count')).toMatchObject({ state: String(2 * SNAPSHOT_AFTER - 1) });
});

test.each(['another version of the program made it', 'it was lost', 'its store fails', 'the log is older than it'])(
  'the state is the same if %s',
  async (what) => {
    const { store } = await longStream();
    const snapshots = inMemorySnapshotStore();
    const whole = await states(store, snapshots).read(listed(sums), 'one');
    if (what === 'it was lost') await snapshots.clear();
    if (what === 'the log is older than it') {
      const kept = await snapshots.load('sum-one', 'decider');
      if (kept !== undefined) await snapshots.save({ ...kept, eventId: 'of another log', state: '[]' });
    }
    const failing = { ...snapshots, load: () => Promise.reject(new Error('away')) };
    const again = states(
      store,
      what === 'its store fails' ? failing : snapshots,
      what.startsWith('another') ? 'v2' : 'v1',
    );
    expect(await again.read(listed(sums), 'one')).toEqual(whole);
  },
);

test('finds events of an earlier command even if they precede the snapshot', async () => {
  const { store } = await longStream();
  const snapshots = inMemorySnapshotStore();
  await states(store, snapshots).read(listed(sums), 'one');
  const query = (n: number) => ({
    commandId: idAt(START + n * 1000, 'any'),
    matches: ({ metadata }: Recorded) => metadata.causation_id === `command ${n}`,
  });
  const { ownEvents, stateBefore } = await states(store, snapshots).read(listed(sums), 'one', query(5));
  expect(ownEvents.map(({ data }) => data)).toMatchObject([{ number: 5 }]);
  expect(stateBefore).toEqual([0, 1, 2, 3, 4]);
  expect((await states(store, snapshots).read(listed(sums), 'one', query(10_000))).ownEvents).toEqual([]);
});

test('a snapshot plus the remaining events equals folding the whole stream, at any revision', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 4 }),
      async (before, after) => {
        const store = inMemoryEventStore();
        const snapshots = inMemorySnapshotStore();
        await fill(store, 'sum-one', 'Added', before);
        await states(store, snapshots).read(listed(sums), 'one');
        const grown = inMemoryEventStore();
        await fill(grown, 'sum-one', 'Added', [...before, ...after]);
        expect(await states(grown, snapshots).read(listed(sums), 'one')).toEqual(
          await new StreamStates(grown).read(listed(sums), 'one'),
        );
      },
    ),
    { numRuns: 60 },
  );
});
