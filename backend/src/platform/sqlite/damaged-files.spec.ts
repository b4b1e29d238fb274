import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anEvent } from '#test/contract/event-store.contract';
import { seeded } from '#test/support/seeded';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openSqliteCheckpointStore } from '../checkpoints/sqlite/sqlite-checkpoint-store';
import { openSqliteKeyStore } from '../crypto/sqlite/sqlite-key-store';
import { serialiseEvents } from '../event-store/append-request';
import { openInlineWriter } from '../event-store/sqlite/inline-writer';
import { openSqliteSnapshotStore } from '../snapshots/sqlite/sqlite-snapshot-store';
import { StoreRefused } from './database';

const DAMAGES = 300;
const ROWS = 50;
const dataKey = new Uint8Array(32);

const snapshot = (row: number) => ({
  stream: `tracker-${row}`,
  fold: 'tracker',
  codeVersion: '1',
  revision: row,
  eventId: `e${row}`,
  newestId: row,
  state: '{}',
});

const rows = Array.from({ length: ROWS }, (_, row) => row);

const openEvents = (file: string) => openInlineWriter({ file, synchronous: 'NORMAL' });

/** Each store that opens a file of its own, with rows in it. */
const stores = {
  events: {
    open: openEvents,
    fill: async (file: string) => {
      const store = openEvents(file);
      const events = serialiseEvents(
        'note-1',
        rows.map((n) => anEvent({ n })),
      );
      await store.append([{ stream: 'note-1', expected: 'none', events }]);
      await store.close();
    },
  },
  checkpoints: {
    open: openSqliteCheckpointStore,
    fill: async (file: string) => {
      const store = openSqliteCheckpointStore(file);
      for (const row of rows) await store.save(`process-${row}`, row, 1);
      await store.close();
    },
  },
  keys: {
    open: (file: string) => openSqliteKeyStore({ file, dataKey }),
    fill: async (file: string) => {
      const store = openSqliteKeyStore({ file, dataKey });
      for (const row of rows) await store.keyFor(`person-${row}`);
      await store.close();
    },
  },
  snapshots: {
    open: (file: string) => openSqliteSnapshotStore({ file }),
    fill: async (file: string) => {
      const store = openSqliteSnapshotStore({ file });
      for (const row of rows) await store.save(snapshot(row));
      await store.close();
    },
  },
};

test.each(Object.entries(stores))('a damaged file of %s opens or is refused by name', async (name, { open, fill }) => {
  const folder = temporaryFolder();
  const whole = join(folder, `${name}.db`);
  await fill(whole);
  const bytes = readFileSync(whole);
  const file = join(folder, `damaged-${name}.db`);
  let refused = 0;
  for (let seed = 0; seed < DAMAGES; seed++) {
    const random = seeded(seed);
    const damaged = Buffer.from(bytes);
    const at = random(bytes.length);
    damaged[at] = (bytes[at] ?? 0) ^ (1 + random(255));
    writeFileSync(file, damaged);
    try {
      await open(file).close();
    } catch (error) {
      if (!(error instanceof StoreRefused)) throw new Error(`Byte ${at}: ${String(error)}`, { cause: error });
      expect(error.message).toContain(file);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
});
