import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { join } from 'node:path';
import { anEvent } from '#test/contract/event-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { StorageFull } from '../event-store';
import { openSqliteEventStore } from './sqlite-event-store';

/** The writing connections, so that a test can limit their space. */
const mockWriting: DatabaseSyncInstance[] = [];
jest.mock('../../sqlite/database', () => {
  const database = jest.requireActual<typeof import('../../sqlite/database')>('../../sqlite/database');
  return {
    ...database,
    openStore: ((file, format, prepare) =>
      database.openStore(file, format, (db) => {
        mockWriting.push(db);
        return prepare(db);
      })) satisfies typeof database.openStore,
  };
});

const folder = temporaryFolder();
afterEach(() => mockWriting.splice(0));
const roomFor = (pages: number): void => {
  for (const db of mockWriting) db.exec(`PRAGMA max_page_count = ${pages}`);
};

test('reports a full disk; reads continue, and writes resume once there is space, without a restart', async () => {
  const store = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'inline' });
  await store.append('note-1', 'none', [anEvent({ text: 'before' })]);
  roomFor(20);
  const large = anEvent({ text: 'x'.repeat(200_000) });
  await expect(store.append('note-2', 'none', [large])).rejects.toThrow(StorageFull);
  expect((await store.readStream('note-1')).map((event) => event.data)).toEqual([{ text: 'before' }]);
  expect(await store.readStream('note-2')).toEqual([]);

  roomFor(1_000_000);
  expect(await store.append('note-2', 'none', [large])).toEqual({ kind: 'appended', revision: 0, position: 1 });
  await store.close();
});

test('an append rolled back with its group because another one filled the disk can be repeated', async () => {
  const store = await openSqliteEventStore({ file: join(folder, 'group.db'), writer: 'inline' });
  roomFor(20);
  const [small, large] = [anEvent({ text: 'small' }), anEvent({ text: 'x'.repeat(200_000) })];
  const group = [store.append('note-1', 'none', [small]), store.append('note-2', 'none', [large])];
  expect((await Promise.allSettled(group)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  roomFor(1_000_000);
  expect(await store.append('note-1', 'none', [small])).toEqual({ kind: 'appended', revision: 0, position: 0 });
  await store.close();
});
