import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { eventStoreFormat } from '#platform/event-store/sqlite/format';
import { checkpointAndClose, openForReading, openForWriting } from '#platform/sqlite/database';
import { BENCH_METADATA, benchData, benchId } from './bench-events';
import { secondsOf } from './measure';

/**
 * How many durable 4 KiB writes per second the disk supports: nothing durable can be faster sequentially. `fdatasync`
 * is the minimum for a database; the SQLite driver's build uses `fsync`, which also writes the file's timestamps.
 */
export const syncsPerSecond = async (
  file: string,
  count: number,
  sync: typeof fdatasyncSync = fdatasyncSync,
): Promise<number> => {
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(4096, 1);
  writeSync(descriptor, block, 0, block.length, 0);
  fdatasyncSync(descriptor);
  const seconds = await secondsOf(() => {
    for (let done = 0; done < count; done++) {
      writeSync(descriptor, block, 0, block.length, 0);
      sync(descriptor);
    }
  });
  closeSync(descriptor);
  return count / seconds;
};

const INSERT =
  'INSERT INTO events (position, stream, revision, category, type, id, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const METADATA = JSON.stringify({ ...BENCH_METADATA, version: 1 });

export interface RawLog {
  /** Inserts `count` more rows durably, `perTransaction` at a time; returns rows per second. */
  insertsPerSecond(count: number, perTransaction: number): Promise<number>;
  close(): void;
}

/** The store's tables without the store: similar rows, distributed over the given number of streams. */
export const openRawLog = (file: string, streams: number): RawLog => {
  const db = openForWriting(file, eventStoreFormat('FULL'));
  const insert = db.prepare(INSERT);
  let row = 0;
  const insertRow = (): void => {
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
    row++;
  };
  return {
    insertsPerSecond: async (count, perTransaction) => {
      const end = row + count;
      const seconds = await secondsOf(() => {
        while (perTransaction === 1 && row < end) insertRow();
        while (row < end) {
          db.exec('BEGIN IMMEDIATE');
          for (const last = Math.min(row + perTransaction, end); row < last;) insertRow();
          db.exec('COMMIT');
        }
      });
      return count / seconds;
    },
    close: () => checkpointAndClose(db),
  };
};

export interface RawRows {
  /** Reads all rows in pages of 500, without parsing JSON; returns rows per second. */
  perSecond(): Promise<number>;
  close(): void;
}

/** A connection kept open between rounds, like the store's, so that both read from a warm cache. */
export const openRawRows = (file: string): RawRows => {
  const db = openForReading(file);
  const page = db.prepare(
    'SELECT position, stream, revision, type, id, data, metadata FROM events WHERE position > ? ORDER BY position LIMIT 500',
  );
  page.setReturnArrays(true);
  return {
    perSecond: async () => {
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
      return count / seconds;
    },
    close: () => db.close(),
  };
};
