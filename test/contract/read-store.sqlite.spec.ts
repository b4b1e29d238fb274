import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '../../backend/src/kernel/projection';
import { SqliteReadStore } from '../../backend/src/platform/read-store/sqlite/sqlite-read-store';
import { readStoreContract } from './read-store.contract';

const folder = mkdtempSync(join(tmpdir(), 'read-store-'));
let files = 0;
const newFile = () => join(folder, `views-${++files}.db`);

afterAll(() => rmSync(folder, { recursive: true }));

readStoreContract('sqlite', { open: async (now) => SqliteReadStore.open(newFile(), now) });

test('sqlite: everything but the leases is there again after a restart', async () => {
  const file = newFile();
  const before = SqliteReadStore.open(file);
  await before.ensureCollection('people.1', { indexes: [{ keys: ['tags'] }], arrays: ['tags'] });
  await before.saveModelRecord({ name: 'people', live: 'people.1', liveVersion: 'a', building: null, retired: [] });
  await before.apply('people.1', [{ position: 3, write: put({ _id: 'a', tags: ['x'] } as { _id: string }) }], 3);
  await before.save('scratch', { _id: 's' });
  await before.acquireLease('m', 'gone', 60_000);
  await before.close();

  const after = SqliteReadStore.open(file);
  expect(await after.find('people', { tags: 'x' })).toEqual([{ _id: 'a', tags: ['x'] }]);
  expect((await after.checkpoints(['people.1'])).get('people.1')).toBe(3);
  expect(await after.load('scratch', 's')).toEqual({ _id: 's' });
  expect(await after.acquireLease('m', 'new', 60_000)).toBe(true);
  await after.close();
});
