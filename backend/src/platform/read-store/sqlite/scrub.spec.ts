import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, type DocumentWrite, change, put } from '#kernel/projection';
import { temporaryFolder } from '#test/support/temporary-folder';
import { SqliteReadStore } from './sqlite-read-store';

const folder = temporaryFolder();
const onDisk = (): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
  );

/** Deterministic pseudo-random numbers, so that documents move between pages in the same way each time. */
const spread = (n: number, among: number): number => Number((BigInt(n) * 2_654_435_761n) % BigInt(among));

const COUNT = 400;
const ids = Array.from({ length: COUNT }, (_, n) => `${spread(n, 999_983).toString(36)}-${n}`);
const email = (id: string): string => `${id}@canary.example`;

test('scrubbing leaves no trace of an erased document, however often it was moved, and keeps the others', async () => {
  const store = SqliteReadStore.open(join(folder, 'read-models.db'));
  const definition = { indexes: [{ keys: ['email'] }] };
  await store.ensureCollection('people.1', definition);
  await store.ensureIndexes('people.1', definition);
  await store.saveModelRecord({ name: 'people', live: 'people.1', liveVersion: '1', building: null, retired: [] });
  let position = 0;
  const write = (writes: readonly DocumentWrite[]) => {
    position++;
    return store.apply(
      'people.1',
      writes.map((each) => ({ position, write: each })),
      position,
    );
  };
  await write(ids.map((id, n) => put({ _id: id, email: email(id), note: 'n'.repeat(spread(n, 60)) } as Document)));
  for (let round = 1; round <= 4; round++) {
    for (const [n, id] of ids.entries()) {
      await write([change(id, { $set: { note: 'm'.repeat(spread(n * round + 7, 400)) } })]);
    }
  }
  const [erased, kept] = [ids.slice(0, COUNT / 2), ids.slice(COUNT / 2)];
  await write(erased.map((id) => change(id, { $set: { email: null, note: null } })));
  const before = await store.find({ name: 'people' }, {}, { sort: { _id: 1 } });

  await store.scrub('people.1');

  expect(erased.filter((id) => onDisk().includes(email(id)))).toEqual([]);
  expect(await store.find({ name: 'people' }, {}, { sort: { _id: 1 } })).toEqual(before);
  expect(await store.count({ name: 'people' }, { email: email(kept[0] ?? '') })).toBe(1);
  await store.close();
});
