import { join } from 'node:path';
import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import type { BenchRow } from '../bench-row';
import { benchEvent } from './bench-events';
import { type Emmett, openEmmett, peerEvent, readAllOfEmmett } from './emmett-peer';
import { interleaved, median, secondsOf } from './measure';
import { openRawLog, openRawRows } from './raw-limits';

const ROUNDS = 5;
const SHORT_LOG = 100_000;
const LONG_LOG = 1_000_000;
const PAGE = 500;
const STREAM_READS = 300;

/** Reads `count` events from a position in pages, parsed; returns events per second. */
const catchUpPerSecond = async (store: EventStore, after: number, count: number): Promise<number> => {
  let read = 0;
  const seconds = await secondsOf(async () => {
    for (let from = after; read < count;) {
      const page = await store.readAll({ after: from, limit: PAGE });
      read += page.events.length;
      if (page.events.length === 0) return;
      from = page.upTo;
    }
  });
  return read / seconds;
};

const microsecondsOf = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number> =>
  ((await secondsOf(async () => {
    for (let turn = 0; turn < times; turn++) await work(turn);
  })) /
    times) *
  1e6;

export const readRows = async (folder: string): Promise<BenchRow[]> => {
  const [shortFile, longFile] = [join(folder, 'short.db'), join(folder, 'long.db')];
  for (const [file, length] of [
    [shortFile, SHORT_LOG],
    [longFile, LONG_LOG],
  ] as const) {
    const raw = openRawLog(file, length / 100);
    await raw.insertsPerSecond(length, SHORT_LOG);
    raw.close();
  }
  const short = await openSqliteEventStore({ file: shortFile, writer: 'inline' });
  const long = await openSqliteEventStore({ file: longFile, writer: 'inline' });
  const raw = openRawRows(shortFile);
  let turn = 0;
  const rates = await interleaved(ROUNDS, {
    raw: raw.perSecond,
    short: () => catchUpPerSecond(short, BEGINNING, SHORT_LOG),
    // A tenth of the long log per round, from beginning to end.
    long: () => catchUpPerSecond(long, ((turn++ % ROUNDS) / ROUNDS) * LONG_LOG, SHORT_LOG),
  });
  raw.close();
  await Promise.all([short.close(), long.close()]);

  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let store: EventStore | undefined;
    const seconds = await secondsOf(async () => {
      store = await openSqliteEventStore({ file: longFile, writer: 'inline' });
      await store.append(`opened-${round}`, 'none', [benchEvent(round)]);
    });
    opened.push(seconds * 1000);
    await store?.close();
  }
  const open = median(opened);
  return [
    { name: 'limit: raw rows in pages of 500', value: rates.raw, unit: 'rows/s' },
    {
      name: 'catch-up of 100,000 events',
      value: rates.short,
      unit: 'events/s',
      ratio: rates.short / rates.raw,
      limit: '>= 0.33 of raw rows',
      ok: rates.short / rates.raw >= 0.33,
    },
    {
      name: 'catch-up within 1,000,000 events',
      value: rates.long,
      unit: 'events/s',
      ratio: rates.long / rates.short,
      limit: '>= 0.9 of 100,000',
      ok: rates.long / rates.short >= 0.9,
    },
    {
      name: 'open 1,000,000 events to first append',
      value: open,
      unit: 'ms',
      ratio: open / 20,
      limit: '<= 20 ms',
      ok: open <= 20,
    },
  ];
};

const PEER_LOG = 20_000;
const LENGTHS = [10, 100] as const;

/** Catching up and reading streams of 10 and 100 events, compared with emmett-sqlite on one connection, over equal logs. */
export const peerReadRows = async (folder: string, library: Emmett): Promise<BenchRow[]> => {
  const own = await openSqliteEventStore({ file: join(folder, 'read-beside-peer.db'), writer: 'inline' });
  const peerFile = join(folder, 'emmett-read.db');
  const peer = await openEmmett(library, peerFile, 'shared');
  for (let number = 0; number < PEER_LOG / 110; number++) {
    for (const length of LENGTHS) {
      const numbers = Array.from({ length }, (_, index) => index);
      await own.append(`of${length}-${number}`, 'none', numbers.map(benchEvent));
      await peer.appendToStream(`of${length}-${number}`, numbers.map(peerEvent));
    }
  }
  const connection = library.sqliteConnection({ fileName: peerFile });
  const streams = Math.floor(PEER_LOG / 110);
  const took = await interleaved(ROUNDS, {
    own10: () => microsecondsOf(STREAM_READS, (turn) => own.readStream(`of10-${turn % streams}`)),
    peer10: () => microsecondsOf(STREAM_READS, (turn) => peer.readStream(`of10-${turn % streams}`)),
    own100: () => microsecondsOf(STREAM_READS, (turn) => own.readStream(`of100-${turn % streams}`)),
    peer100: () => microsecondsOf(STREAM_READS, (turn) => peer.readStream(`of100-${turn % streams}`)),
    ownAll: () => catchUpPerSecond(own, BEGINNING, PEER_LOG),
    peerAll: async () => {
      let read = 0;
      const seconds = await secondsOf(async () => (read = await readAllOfEmmett(library, connection)));
      return read / seconds;
    },
  });
  connection.close();
  await own.close();
  const beside = (name: string, value: number, unit: string, ratio: number, least: number): BenchRow => ({
    name,
    value,
    unit,
    ratio,
    limit: `>= ${least} times emmett-sqlite`,
    ok: ratio >= least,
  });
  return [
    beside('catch-up', took.ownAll, 'events/s', took.ownAll / took.peerAll, 2.5),
    beside('read a stream of 10', took.own10, 'µs', took.peer10 / took.own10, 2.5),
    beside('read a stream of 100', took.own100, 'µs', took.peer100 / took.own100, 1.7),
  ];
};
