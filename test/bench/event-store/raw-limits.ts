import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { eventStoreFormat } from '../../../backend/src/platform/event-store/sqlite/format';
import { openForReading, openForWriting } from '../../../backend/src/platform/sqlite/database';
import { BENCH_METADATA, benchData, benchId } from './bench-events';
import { secondsOf } from './measure';

/** How often a second the disk takes 4 KiB for good: nothing durable can be faster, one at a time. */
export const syncsPerSecond = async (file: string, count: number): Promise<number> => {
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(4096, 1);
  writeSync(descriptor, block, 0, block.length, 0);
  fdatasyncSync(descriptor);
  const seconds = await secondsOf(() => {
    for (let done = 0; done < count; done++) {
      writeSync(descriptor, block, 0, block.length, 0);
      fdatasyncSync(descriptor);
    }
  });
  closeSync(descriptor);
  return count / seconds;
};

const INSERT =
  'INSERT INTO events (position, stream, revision, category, type, id, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const METADATA = JSON.stringify({ ...BENCH_METADATA, version: 1 });

/** Rows like the store's, into `streams` streams in turn. */
const insertRows = (db: DatabaseSyncInstance, count: number, streams: number, perTransaction: number): void => {
  const insert = db.prepare(INSERT);
  for (let from = 0; from < count; from += perTransaction) {
    db.exec('BEGIN IMMEDIATE');
    for (let row = from; row < Math.min(from + perTransaction, count); row++) {
      insert.run(
        row,
        `tracker-${row % streams}`,
        Math.floor(row / streams),
        'tracker',
        'TrackerCreated',
        benchId(),
        JSON.stringify(benchData(row)),
        METADATA,
      );
    }
    db.exec('COMMIT');
  }
};

/** The same rows put into the same tables without any store around them, durably, so many in a transaction. */
export const rawInsertsPerSecond = async (
  file: string,
  count: number,
  perTransaction: number,
  streams = 256,
): Promise<number> => {
  const db = openForWriting(file, eventStoreFormat('FULL'));
  const seconds = await secondsOf(() => insertRows(db, count, streams, perTransaction));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return count / seconds;
};

/** Rows that SQLite hands over in pages of 500, before any JSON is read. */
export const rawRowsPerSecond = async (file: string): Promise<number> => {
  const db = openForReading(file);
  const page = db.prepare(
    'SELECT position, stream, revision, type, id, data, metadata FROM events WHERE position > ? ORDER BY position LIMIT 500',
  );
  page.setReturnArrays(true);
  let count = 0;
  const seconds = await secondsOf(() => {
    for (let after = -1; ;) {
      const rows = page.all(after) as [number][];
      const last = rows.at(-1);
      if (last === undefined) return;
      count += rows.length;
      after = last[0];
    }
  });
  db.close();
  return count / seconds;
};
