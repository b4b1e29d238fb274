import { fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import type { BenchRow } from '../bench-row';
import { benchEvent } from './bench-events';
import { acknowledgedAndLost, type Emmett, openEmmett, peerEvent } from './emmett-peer';
import { interleaved, median } from './measure';
import { openRawLog, syncsPerSecond } from './raw-limits';

const ROUNDS = 5;
const SYNCS = 800;
const LONE_ROWS = 3000;
const BULK = 50_000;
const LONE_SECONDS = 0.6;
const CROWD_SECONDS = 1.5;
const CROWD = 256;
const WARM_UP = 20_000;

type Append = (writer: number) => Promise<void>;

/**
 * Acknowledgements per second of concurrent writers, each of which sends its next append after the last was
 * acknowledged.
 */
const acknowledgedPerSecond = async (writers: number, seconds: number, appendOf: (writer: number) => Append) => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let acknowledged = 0;
  const write = async (writer: number): Promise<void> => {
    const append = appendOf(writer);
    while (performance.now() < end) {
      try {
        await append(writer);
        acknowledged++;
      } catch {
        // Only the peer refuses appends; refused ones are not counted.
        await new Promise(setImmediate);
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  // If a peer's writers deadlock, it is measured up to that point.
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, seconds * 2000)));
  await Promise.race([Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))), patience]);
  clearTimeout(timer);
  return acknowledged / ((performance.now() - start) / 1000);
};

let named = 0;

/** Writers of a store, each with its own stream, which it continues in every round. */
const writersOf = (store: EventStore): ((writer: number) => Append) => {
  const tips = new Map<number, number>();
  return (writer) => async () => {
    const result = await store.append(`tracker-${writer}`, tips.get(writer) ?? 'none', [benchEvent(writer)]);
    if (result.kind === 'conflict') throw new Error(`tracker-${writer} has one writer, and yet a conflict`);
    tips.set(writer, result.revision);
  };
};

/**
 * Opens a store and writes until its write-ahead log has its full length: from then on it is reused, as on any server
 * that has been running for a while, and no longer grows with each append.
 */
const openWarm = async (file: string, writer: 'inline' | 'thread') => {
  const store = await openSqliteEventStore({ file, writer });
  const writers = writersOf(store);
  await Promise.all(
    Array.from({ length: CROWD }, async (_, number) => {
      const append = writers(number);
      for (let count = 0; count < WARM_UP / CROWD; count++) await append(number);
    }),
  );
  return { store, writers };
};

/** 99th percentile of the event loop's delay, in milliseconds. */
const loopDelay = async (work: () => Promise<unknown>): Promise<number> => {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  await work();
  monitor.disable();
  return monitor.percentile(99) / 1e6;
};

const judged = (name: string, value: number, unit: string, ratio: number, to: string, least: number): BenchRow => ({
  name,
  value,
  unit,
  ratio,
  limit: `>= ${least} of ${to}`,
  ok: ratio >= least,
});

export const appendRows = async (folder: string): Promise<BenchRow[]> => {
  let files = 0;
  const file = (): string => join(folder, `append-${files++}.db`);
  const inline = await openWarm(file(), 'inline');
  const thread = await openWarm(file(), 'thread');

  const [rawLone, rawBulk, rawGroups] = [
    openRawLog(file(), CROWD),
    openRawLog(file(), CROWD),
    openRawLog(file(), CROWD),
  ];
  for (const raw of [rawLone, rawBulk, rawGroups]) await raw.insertsPerSecond(WARM_UP, CROWD);

  // Separate from the concurrent writers, whose log is checkpointed by the next write.
  const lone = await interleaved(ROUNDS, {
    syncs: () => syncsPerSecond(file(), SYNCS),
    fullSyncs: () => syncsPerSecond(file(), SYNCS, fsyncSync),
    rawLone: () => rawLone.insertsPerSecond(LONE_ROWS, 1),
    inlineLone: () => acknowledgedPerSecond(1, LONE_SECONDS, inline.writers),
    threadLone: () => acknowledgedPerSecond(1, LONE_SECONDS, thread.writers),
  });
  const crowd = await interleaved(ROUNDS, {
    bulk: () => rawBulk.insertsPerSecond(BULK, BULK),
    groups: () => rawGroups.insertsPerSecond(BULK, CROWD),
    inlineCrowd: () => acknowledgedPerSecond(CROWD, CROWD_SECONDS, inline.writers),
    threadCrowd: () => acknowledgedPerSecond(CROWD, CROWD_SECONDS, thread.writers),
  });

  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await loopDelay(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const busy = await loopDelay(() => acknowledgedPerSecond(CROWD, CROWD_SECONDS, thread.writers));
    delays.push(busy - idle);
  }
  await Promise.all([inline.store.close(), thread.store.close()]);
  rawLone.close();
  rawBulk.close();
  rawGroups.close();
  const delay = median(delays);
  const rate = 'events/s';
  return [
    { name: 'limit: fdatasync of 4 KiB', value: lone.syncs, unit: '1/s' },
    { name: 'limit: fsync of 4 KiB, what the SQLite driver does', value: lone.fullSyncs, unit: '1/s' },
    {
      name: 'limit: raw insert, a row a transaction',
      value: lone.rawLone,
      unit: rate,
      ratio: lone.rawLone / lone.syncs,
    },
    { name: 'limit: raw insert, one transaction', value: crowd.bulk, unit: rate },
    { name: 'limit: raw insert, 256 rows a transaction', value: crowd.groups, unit: rate },
    judged('append, 1 writer, inline', lone.inlineLone, rate, lone.inlineLone / lone.syncs, 'fdatasync', 0.6),
    judged('append, 1 writer, thread', lone.threadLone, rate, lone.threadLone / lone.syncs, 'fdatasync', 0.35),
    judged(
      'append, 256 writers, inline',
      crowd.inlineCrowd,
      rate,
      crowd.inlineCrowd / crowd.groups,
      'raw, 256 rows',
      0.8,
    ),
    judged(
      'append, 256 writers, thread',
      crowd.threadCrowd,
      rate,
      crowd.threadCrowd / crowd.groups,
      'raw, 256 rows',
      0.7,
    ),
    judged(
      'append, 256 writers, inline',
      crowd.inlineCrowd,
      rate,
      crowd.inlineCrowd / crowd.bulk,
      'raw, one transaction',
      0.25,
    ),
    {
      name: 'event loop p99 over idle, 256 writers, thread',
      value: delay,
      unit: 'ms',
      ratio: delay / 4,
      limit: '<= 4 ms over idle',
      ok: delay <= 4,
    },
  ];
};

/** The same for emmett-sqlite, and how many of its acknowledged appends survive kill -9. */
export const peerAppendRows = async (folder: string, library: Emmett): Promise<BenchRow[]> => {
  const inline = await openWarm(join(folder, 'beside-peer.db'), 'inline');
  const thread = await openWarm(join(folder, 'beside-peer-thread.db'), 'thread');
  const peerDefault = await openEmmett(library, join(folder, 'emmett-default.db'), 'default');
  const peerShared = await openEmmett(library, join(folder, 'emmett-shared.db'), 'shared');
  const peerWriter =
    (store: typeof peerDefault) =>
    (writer: number): Append => {
      const stream = `tracker-${writer}-${named++}`;
      return async () => void (await store.appendToStream(stream, [peerEvent(writer)]));
    };

  const lone = await interleaved(ROUNDS, {
    inline: () => acknowledgedPerSecond(1, LONE_SECONDS, inline.writers),
    thread: () => acknowledgedPerSecond(1, LONE_SECONDS, thread.writers),
    default: () => acknowledgedPerSecond(1, LONE_SECONDS, peerWriter(peerDefault)),
    shared: () => acknowledgedPerSecond(1, LONE_SECONDS, peerWriter(peerShared)),
  });
  const crowd = await interleaved(ROUNDS, {
    thread: () => acknowledgedPerSecond(CROWD, CROWD_SECONDS, thread.writers),
    shared: async () => {
      const fresh = await openEmmett(library, join(folder, `emmett-crowd-${named++}.db`), 'shared');
      return acknowledgedPerSecond(CROWD, CROWD_SECONDS, peerWriter(fresh));
    },
  });
  const { acknowledged, lost } = await acknowledgedAndLost(library, join(folder, 'emmett-killed.db'));
  await Promise.all([inline.store.close(), thread.store.close()]);

  const rate = 'events/s';
  return [
    { name: 'emmett-sqlite, 1 writer, default', value: lone.default, unit: rate },
    { name: 'emmett-sqlite, 1 writer, shared connection', value: lone.shared, unit: rate },
    { name: 'emmett-sqlite, 256 writers, shared connection (not durable)', value: crowd.shared, unit: rate },
    judged('append, 1 writer, inline', lone.inline, rate, lone.inline / lone.default, 'emmett-sqlite, default', 10),
    judged('append, 1 writer, inline', lone.inline, rate, lone.inline / lone.shared, 'emmett-sqlite, shared', 3),
    judged('append, 1 writer, thread', lone.thread, rate, lone.thread / lone.default, 'emmett-sqlite, default', 8),
    judged('append, 1 writer, thread', lone.thread, rate, lone.thread / lone.shared, 'emmett-sqlite, shared', 2),
    judged('append, 256 writers, thread', crowd.thread, rate, crowd.thread / crowd.shared, 'emmett-sqlite, shared', 6),
    { name: `emmett-sqlite, 32 writers, kill -9: lost of ${acknowledged} acknowledged`, value: lost, unit: 'events' },
  ];
};
