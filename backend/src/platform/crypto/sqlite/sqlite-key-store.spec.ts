import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { keyStoreContract } from '../../../../../test/contract/key-store.contract';
import { temporaryFolder } from '../../../../../test/support/temporary-folder';
import { openSqliteKeyStore } from './sqlite-key-store';

const folder = temporaryFolder();
const dataKey = randomBytes(32);
let made = 0;
const freshFile = (): string => join(folder, `keys-${made++}.db`);

keyStoreContract('SQLite', async () => openSqliteKeyStore({ file: freshFile(), dataKey }));

test('keys and records outlive the process', async () => {
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

test('another DATA_KEY is refused by name, and the right one still opens', async () => {
  const file = freshFile();
  await openSqliteKeyStore({ file, dataKey }).close();
  expect(() => openSqliteKeyStore({ file, dataKey: randomBytes(32) })).toThrow(/DATA_KEY is not the one.*keys-\d+\.db/);
  await openSqliteKeyStore({ file, dataKey }).close();
});

test('a key is kept wrapped, and a destroyed one is on the disk no more', async () => {
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

test('a file of another kind is refused by name', () => {
  const file = freshFile();
  writeFileSync(file, 'not a store'.repeat(1000));
  expect(() => openSqliteKeyStore({ file, dataKey })).toThrow(/keys-\d+\.db is damaged/);
});
