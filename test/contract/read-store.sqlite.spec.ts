import { DatabaseSync } from '@photostructure/sqlite';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, type ReadModel, change, put, remove } from '#kernel/projection';
import { newestFirst } from '#platform/read-store/newest-first';
import type { ReadStore } from '#platform/read-store/read-store';
import { DocumentsById } from '#platform/read-store/sqlite/documents-by-id';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { Statements } from '#platform/read-store/sqlite/statements';
import { temporaryFolder } from '../support/temporary-folder';
import { readStoreContract } from './read-store.contract';

const folder = temporaryFolder();
let files = 0;
const newFile = () => join(folder, `views-${++files}.db`);

readStoreContract('sqlite', { open: async (now) => SqliteReadStore.open(newFile(), now), delegates: true });

test('sqlite: everything but the leases survives a restart', async () => {
  const file = newFile();
  const before = SqliteReadStore.open(file);
  await before.ensureCollection('people.1', { indexes: [{ keys: ['tags'] }], arrays: ['tags'] });
  await before.saveModelRecord({ name: 'people', live: 'people.1', liveVersion: 'a', building: null, retired: [] });
  await before.apply('people.1', [{ position: 3, write: put({ _id: 'a', tags: ['x'] } as Document) }], 3);
  await before.save('scratch', { _id: 's' });
  await before.acquireLease('m', 'gone', 60_000);
  await before.close();

  const after = SqliteReadStore.open(file);
  expect(await after.find({ name: 'people' }, { tags: 'x' })).toEqual([{ _id: 'a', tags: ['x'] }]);
  expect((await after.checkpoints(['people.1'])).get('people.1')).toBe(3);
  expect(await after.load('scratch', 's')).toEqual({ _id: 's' });
  expect(await after.acquireLease('m', 'new', 60_000)).not.toBeNull();
  await after.close();
});

test('sqlite: overwritten, removed or dropped data does not remain in the file', async () => {
  const file = newFile();
  const store = SqliteReadStore.open(file);
  const person = (_id: string) => put({ _id, email: `${_id}@canary.example`, note: 'n'.repeat(3000) } as Document);
  const definition = { indexes: [{ keys: ['email'] }, { keys: ['note'] }] };
  for (const collection of ['people.1', 'people.2']) {
    await store.ensureCollection(collection, definition);
    const people = [...Array(200).keys()].map((n) => person(`person${n}`));
    await store.apply(
      collection,
      people.map((write) => ({ position: 1, write })),
      1,
    );
    await store.ensureIndexes(collection, definition);
  }
  const erased = [...Array(200).keys()].map((n) =>
    n % 2 === 0 ? remove(`person${n}`) : change(`person${n}`, { $set: { email: null } }),
  );
  await store.apply(
    'people.1',
    erased.map((write) => ({ position: 2, write })),
    2,
  );
  await store.dropCollection('people.2');
  await store.close();
  const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  expect(onDisk.some((bytes) => bytes.includes('canary.example'))).toBe(false);
});

const people: ReadModel<{ _id: string; owner: string; made: string }> = { name: 'people' };

const openWithPeople = async (): Promise<SqliteReadStore> => {
  const store = SqliteReadStore.open(newFile());
  const definition = { indexes: [{ keys: ['owner', 'made'] }] };
  await store.ensureCollection('people.1', definition);
  await store.ensureIndexes('people.1', definition);
  await store.saveModelRecord({ name: 'people', live: 'people.1', liveVersion: 'a', building: null, retired: [] });
  return store;
};

test('sqlite: finds a deep page of a list by index, without sorting', async () => {
  const store = await openWithPeople();
  const steps: string[] = [];
  const explained: ReadStore['find'] = async (model, filter, options) => {
    steps.push(...store.explain(model, filter, options));
    return [];
  };
  const deep = { limit: 10, after: { at: '2026-01-02', id: 'c' } };
  await newestFirst({ find: explained }, people, { where: { owner: 'x' }, by: 'made' }, deep);
  expect(steps).toEqual([expect.stringMatching(/^SEARCH .* USING INDEX .*owner,made.* \(<expr>=\? AND <expr><\?\)$/)]);
  await store.close();
});

test('sqlite: merges lists from where it is in each, however many newer entries there are', async () => {
  const store = await openWithPeople();
  const lists = { of: 'owner', among: ['x', 'y'], by: 'made' } as const;
  const deep = { limit: 10, after: { at: '2026-01-02', id: 'c' } };
  const steps = store.explainNewest(people, lists, deep).filter((step) => step.startsWith('SEARCH'));
  const bounded = expect.stringMatching(/owner,made \(<expr>=\? AND <expr>>\? AND <expr><\?\)$/);
  expect(steps).toEqual([bounded, bounded]);
  await store.close();
});

test('sqlite: keeps documents that were read as long as there is room, and reads the others again', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE "documents/people.1"(id TEXT PRIMARY KEY, deleted INTEGER NOT NULL, doc TEXT NOT NULL)`);
  const write = (_id: string, name: string) =>
    db
      .prepare(`INSERT OR REPLACE INTO "documents/people.1" VALUES (?, 0, ?)`)
      .run(_id, JSON.stringify({ _id, name: name.repeat(50) }));
  const statements = new Statements(db, ':memory:');
  const room = 2 * JSON.stringify({ _id: 'ann', name: 'A'.repeat(50) }).length;
  const byId = new DocumentsById(() => statements, room);
  const initials = () =>
    byId.find<Document & { readonly name: string }>('people.1', ['bob', 'nobody', 'ann']).map(({ name }) => name[0]);
  write('ann', 'A');
  write('bob', 'B');
  expect(initials()).toEqual(['B', 'A']);
  // Behind its back, which shows what is kept.
  write('ann', 'X');
  write('bob', 'Y');
  expect(initials()).toEqual(['B', 'A']);
  byId.forget('people.1', 'bob');
  expect(initials()).toEqual(['Y', 'A']);
  // There was no room for another.
  expect(initials()).toEqual(['Y', 'X']);
  byId.forgetAll('people.1');
  write('bob', 'Z');
  expect(initials()).toEqual(['Z', 'X']);
  db.close();
});

test('sqlite: a fill of a collection of a few documents goes without the indexes that only queries need', async () => {
  const store = await openWithPeople();
  const definition = { indexes: [{ keys: ['owner', 'made'] }] };
  const plan = () => store.explain(people, { owner: 'x' }, { sort: { made: 1 }, limit: 5 }).join();
  expect(plan()).toMatch(/USING INDEX/);
  await store.prepareFill('people.1', definition);
  expect(plan()).not.toMatch(/owner,made/);
  await store.ensureIndexes('people.1', definition);
  expect(plan()).toMatch(/owner,made/);
  await store.close();
});
