import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, put, remove } from '#kernel/projection';
import { temporaryFolder } from '#test/support/temporary-folder';
import { SqliteReadStore } from './sqlite-read-store';

const COUNT = 20_000;
const WINDOW = 1000;
const definition = { indexes: [{ keys: ['at'] }] };
/** Ids in the order in which they are made, as real ones are. */
const idOf = (n: number): string => `0194-${String(n).padStart(30, '0')}`;
const documentOf = (n: number): Document => ({ _id: idOf(n), at: n, text: 'x'.repeat(400) }) as Document;

/** Bytes on the disk after writing documents and removing all but the last ones, or none. */
const sizeOf = async (removes: boolean): Promise<number> => {
  const folder = temporaryFolder();
  const store = SqliteReadStore.open(join(folder, 'read-models.db'));
  await store.ensureCollection('sent.1', definition);
  await store.ensureIndexes('sent.1', definition);
  for (let from = 0; from < COUNT; from += 500) {
    const numbers = Array.from({ length: 500 }, (_, n) => from + n);
    const writes = numbers.flatMap((n) => [
      { position: n, write: put(documentOf(n)) },
      ...(removes && n >= WINDOW ? [{ position: n, write: remove(idOf(n - WINDOW)) }] : []),
    ]);
    await store.apply('sent.1', writes, from + 499);
  }
  expect(await store.scan('sent.1', { limit: COUNT })).toHaveLength(removes ? WINDOW : COUNT);
  await store.close();
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
};

test('removed documents leave their room to new ones, but for a small tombstone', async () => {
  const [all, last] = [await sizeOf(false), await sizeOf(true)];
  expect(last).toBeLessThan(all / 4);
});
