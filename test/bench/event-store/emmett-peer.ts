import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BENCH_METADATA, benchData } from './bench-events';

interface PeerEvent {
  readonly type: string;
  readonly data: object;
  readonly metadata: object;
}
export interface PeerStore {
  appendToStream(stream: string, events: readonly PeerEvent[]): Promise<unknown>;
  readStream(stream: string): Promise<{ readonly events: readonly unknown[] }>;
}
interface PeerBatch {
  readonly messages: readonly unknown[];
  readonly currentGlobalPosition: bigint;
  readonly areMessagesLeft: boolean;
}
interface PeerConnection {
  close(): void;
}
export interface Emmett {
  getSQLiteEventStore(options: object): PeerStore;
  sqliteConnection(options: { fileName: string }): PeerConnection;
  createEventStoreSchema(connection: PeerConnection): Promise<void>;
  readMessagesBatch(connection: PeerConnection, options: { after: bigint; batchSize: number }): Promise<PeerBatch>;
}

const PEERS = join(__dirname, '../peers/package.json');

/** emmett-sqlite, if `npm run bench` has installed it. */
export const emmett = (): Emmett | undefined => {
  try {
    return createRequire(PEERS)('@event-driven-io/emmett-sqlite') as Emmett;
  } catch {
    return undefined;
  }
};

export const peerEvent = (number: number): PeerEvent => ({
  type: 'TrackerCreated',
  data: benchData(number),
  metadata: { ...BENCH_METADATA, version: 1 },
});

/**
 * Its connections switch the file to WAL mode without waiting, which fails if a transaction starts first. Creating the
 * file in WAL mode avoids that.
 */
const makeFile = (file: string): void => {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE made (at TEXT); DROP TABLE made');
  db.close();
};

/**
 * 'default' opens the file for each call, as when only a file name is given; 'shared' uses one connection. The tables
 * are created first: an append that finds them incomplete leaves the shared connection in a transaction that never
 * commits, so that the measurement would not be durable.
 */
export const openEmmett = async (
  library: Emmett,
  file: string,
  connection: 'default' | 'shared',
): Promise<PeerStore> => {
  makeFile(file);
  const making = library.sqliteConnection({ fileName: file });
  await library.createEventStoreSchema(making);
  making.close();
  const store = library.getSQLiteEventStore({
    fileName: file,
    schema: { autoMigration: 'None' },
    ...(connection === 'shared'
      ? { connectionOptions: { singleton: true, connection: library.sqliteConnection({ fileName: file }) } }
      : {}),
  });
  await store.appendToStream('first', [peerEvent(0)]);
  const looking = library.sqliteConnection({ fileName: file });
  const kept = await readAllOfEmmett(library, looking);
  looking.close();
  if (kept !== 1) throw new Error(`emmett-sqlite acknowledged an append, and its file holds ${kept} events.`);
  return store;
};

/** Reads its whole log in pages of 500; returns the number of events. */
export const readAllOfEmmett = async (library: Emmett, connection: PeerConnection): Promise<number> => {
  let count = 0;
  for (let after = 0n; ;) {
    const batch = await library.readMessagesBatch(connection, { after, batchSize: 500 });
    count += batch.messages.length;
    if (batch.messages.length === 0) return count;
    after = batch.currentGlobalPosition;
  }
};

const PROCESS = `
  console.log = () => undefined;
  const { createEventStoreSchema, getSQLiteEventStore, sqliteConnection } = require('@event-driven-io/emmett-sqlite');
  const fileName = process.argv[1];
  const connection = sqliteConnection({ fileName });
  const store = getSQLiteEventStore({
    fileName,
    schema: { autoMigration: 'None' },
    connectionOptions: { singleton: true, connection },
  });
  const event = { type: 'TrackerCreated', data: {}, metadata: {} };
  const append = (stream) => store.appendToStream(stream, [event]);
  const write = async (writer) => {
    for (;;) {
      await append('tracker-' + writer);
      require('node:fs').writeSync(1, '.');
    }
  };
  createEventStoreSchema(connection)
    .then(() => append('first'))
    .then(() => Promise.all(Array.from({ length: 32 }, (_, writer) => write(writer))));
`;

/** Kills 32 writers on one connection after some acknowledgements; returns how many of those are missing from the file. */
export const acknowledgedAndLost = async (
  library: Emmett,
  file: string,
): Promise<{ readonly acknowledged: number; readonly lost: number }> => {
  makeFile(file);
  const child = spawn(process.execPath, ['-e', PROCESS, file], {
    cwd: join(__dirname, '../peers'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  let acknowledged = 0;
  child.stdout.on('data', (dots: Buffer) => {
    acknowledged += dots.length;
    if (acknowledged > 2000) child.kill('SIGKILL');
  });
  // Its writers may deadlock.
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
  await closed;
  clearTimeout(patience);
  const connection = library.sqliteConnection({ fileName: file });
  const kept = await readAllOfEmmett(library, connection);
  connection.close();
  return { acknowledged, lost: Math.max(0, acknowledged - kept) };
};
