import { DatabaseSync } from '@photostructure/sqlite';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyStoreContract } from '#test/contract/key-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openSqliteKeyStore } from './sqlite-key-store';

const folder = temporaryFolder();
const dataKey = randomBytes(32);
let made = 0;
const freshFile = (): string => join(folder, `keys-${made++}.db`);

keyStoreContract('SQLite', async () => openSqliteKeyStore({ file: freshFile(), dataKey }));

test('keys and records survive a restart', async () => {
  const file = freshFile();
  const before = openSqliteKeyStore({ file, dataKey });
  const key = await before.keyFor('ann');
  await before.idempotency.begin({ key: 'k', bodyHash: 'b', commandId: 'c', answer: null, at: 1 });
  await before.close();

  const after = openSqliteKeyStore({ file, dataKey });
  expect(await after.keyFor('ann')).toEqual(key);
  expect(await after.idempotency.begin({ key: 'k', bodyHash: 'x', commandId: 'x', answer: null, at: 2 })).toMatchObject(
    {
      commandId: 'c',
    },
  );
  await after.close();
});

test('refuses another DATA_KEY by name and still opens with the right one', async () => {
  const file = freshFile();
  await openSqliteKeyStore({ file, dataKey }).close();
  expect(() => openSqliteKeyStore({ file, dataKey: randomBytes(32) })).toThrow(/DATA_KEY is not the key.*keys-\d+\.db/);
  await openSqliteKeyStore({ file, dataKey }).close();
});

test('stores keys wrapped and removes destroyed ones from disk', async () => {
  const file = freshFile();
  const store = openSqliteKeyStore({ file, dataKey });
  const plain = Buffer.from((await store.keyFor('ann')) ?? []);
  const db = new DatabaseSync(file, { readOnly: true });
  const { wrapped } = db.prepare('SELECT wrapped FROM person_keys').get() as { wrapped: string };
  db.close();

  const onDisk = (): Buffer =>
    Buffer.concat(
      readdirSync(folder)
        .filter((name) => file.endsWith(name.replace(/-(wal|shm)$/, '')))
        .map((name) => readFileSync(join(folder, name))),
    );
  expect(onDisk().includes(wrapped)).toBe(true);
  expect(onDisk().includes(plain)).toBe(false);
  await store.destroyKey('ann');
  expect(onDisk().includes(wrapped)).toBe(false);
  await store.close();
});

test('refuses another kind of file by name', () => {
  const file = freshFile();
  writeFileSync(file, 'not a store'.repeat(1000));
  expect(() => openSqliteKeyStore({ file, dataKey })).toThrow(/keys-\d+\.db is damaged/);
});
