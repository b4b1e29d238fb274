import { DatabaseSync } from '@photostructure/sqlite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { put, remove } from '#kernel/projection';
import { collectionsFolder, fileOf } from '#platform/read-store/sqlite/collection-paths';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { Statements } from '#platform/read-store/sqlite/statements';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { searchContract } from './search.contract';

const folder = temporaryFolder();
let files = 0;
const newFile = () => join(folder, `views-${++files}.db`);

searchContract('sqlite', { open: async () => SqliteReadStore.open(newFile()), typoSearches: 300 });

const definition = {
  indexes: [],
  search: { title: 'title', text: 'text', facet: 'section', freshness: 'fresh_at', where: {} },
} as const;
const topic = (_id: string, fresh_at = '2026-03-01T00:00:00.000Z') =>
  put({ _id, title: 'Krill', section: 'x', fresh_at });
const fileOfTopics = (file: string) => fileOf(collectionsFolder(file), 'topics.1');
const query = { text: 'kril', facet: 'x' };
const page = { limit: 200, after: null };

test('sqlite: finds old and new documents after a restart', async () => {
  const file = newFile();
  const before = SqliteReadStore.open(file);
  await before.ensureCollection('topics.1', definition);
  await before.ensureIndexes('topics.1', definition);
  await before.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
  await before.apply('topics.1', [{ position: 1, write: topic('a') }], 1);
  await before.close();
  const after = SqliteReadStore.open(file);
  await after.apply('topics.1', [{ position: 2, write: topic('b', '2026-03-02T00:00:00.000Z') }], 2);
  const { rows } = await after.search({ name: 'topics' }, query, page);
  expect(rows.map(({ _id }) => _id)).toEqual(['b', 'a']);
  await after.close();
});

test('sqlite: reads a page that it found before without any statement, until the index changes', async () => {
  const store = SqliteReadStore.open(newFile());
  await store.ensureCollection('topics.1', definition);
  await store.ensureIndexes('topics.1', definition);
  await store.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
  await store.apply('topics.1', [{ position: 1, write: topic('a') }], 1);
  const statements = jest.spyOn(Statements.prototype, 'cells');
  const read = async () => {
    statements.mockClear();
    const { rows } = await store.search({ name: 'topics' }, query, page);
    return { found: rows.map(({ _id }) => _id), statements: statements.mock.calls.length };
  };
  expect((await read()).found).toEqual(['a']);
  expect(await read()).toEqual({ found: ['a'], statements: 0 });
  await store.apply('topics.1', [{ position: 2, write: topic('b') }], 2);
  expect((await read()).found).toEqual(['a', 'b']);
  const late = read();
  await store.apply('topics.1', [{ position: 3, write: remove('a') }], 3);
  await late;
  expect((await read()).found).toEqual(['b']);
  statements.mockRestore();
  await store.close();
});

test('sqlite: a file of an earlier release, which held all documents, starts empty and keeps nothing of them', async () => {
  const file = newFile();
  await SqliteReadStore.open(file).close();
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE checkpoints(c); CREATE TABLE definitions(c); CREATE TABLE searches(c);
    INSERT INTO models VALUES ('topics', '{"name":"topics","live":"topics.1"}');
    CREATE TABLE "documents/topics.1"(id TEXT PRIMARY KEY, doc TEXT);
    INSERT INTO "documents/topics.1" VALUES ('a', 'canary');
    CREATE VIRTUAL TABLE "search/topics.1/index" USING fts5(tokens);
    INSERT INTO "search/topics.1/index" VALUES ('canary');
    PRAGMA user_version = 5`);
  db.close();
  const store = SqliteReadStore.open(file);
  expect(await store.modelRecords()).toEqual([]);
  await store.close();
  expect(readFileSync(file).includes('canary')).toBe(false);
});

test('sqlite: a scrubbed file contains no word of a changed document', async () => {
  const file = newFile();
  const store = SqliteReadStore.open(file);
  await store.ensureCollection('topics.1', definition);
  await store.ensureIndexes('topics.1', definition);
  const named = (n: number, title: string, position: number) => ({
    position,
    write: put({ _id: `t${n}`, title, section: 'x', fresh_at: '2026-03-01T00:00:00.000Z' }),
  });
  const numbers = [...Array(300).keys()];
  for (const round of [1, 2, 3]) {
    const writes = numbers.map((n) => named(n, `secretword${n} and ${'more '.repeat(n % 20)}${round}`, round));
    await store.apply('topics.1', writes, round);
  }
  await store.apply(
    'topics.1',
    numbers.filter((n) => n % 2 === 0).map((n) => named(n, 'erased', 4)),
    4,
  );

  await store.scrub('topics.1');

  const onDisk = readFileSync(fileOfTopics(file)).toString('latin1');
  expect(numbers.filter((n) => n % 2 === 0 && new RegExp(`secretword${n}(?!\\d)`).test(onDisk))).toEqual([]);
  await store.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
  const found = await store.search({ name: 'topics' }, { text: 'secretword7', facet: 'x' }, page);
  expect(found.rows[0]).toMatchObject({ _id: 't7' });
  await store.close();
});

test('sqlite: finds all documents even if there are too many for one millisecond', async () => {
  const store = SqliteReadStore.open(newFile());
  await store.ensureCollection('topics.1', definition);
  await store.ensureIndexes('topics.1', definition);
  await store.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
  const topics = Array.from({ length: 100 }, (_, n) => ({ position: 1, write: topic(`t${n}`) }));
  await store.apply('topics.1', topics, 1);
  expect((await store.search({ name: 'topics' }, query, page)).rows).toHaveLength(100);
  await store.close();
});

test('sqlite: resumes an index whose creation was interrupted, and includes what was written in between', async () => {
  const file = newFile();
  const topics = Array.from({ length: 120 }, (_, n) => ({ position: 1, write: topic(`t${n}`) }));
  const before = SqliteReadStore.open(file);
  await before.ensureCollection('topics.1', definition);
  await before.apply('topics.1', topics, 1);
  await before.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
  const found = async (store: SqliteReadStore) => (await store.search({ name: 'topics' }, query, page)).rows.length;
  const interrupted = before.ensureIndexes('topics.1', definition);
  while ((await found(before)) === 0) await new Promise(setImmediate);
  await before.close();
  await expect(interrupted).rejects.toThrow();

  const after = SqliteReadStore.open(file);
  const indexed = await found(after);
  expect(indexed).toBeGreaterThan(0);
  expect(indexed).toBeLessThan(120);
  await after.apply('topics.1', [{ position: 2, write: put({ _id: 't0', title: 'Squid', section: 'x' }) }], 2);
  await after.apply('topics.1', [{ position: 2, write: topic('t120') }], 2);
  await after.ensureIndexes('topics.1', definition);
  const { rows } = await after.search({ name: 'topics' }, query, page);
  expect(new Set(rows.map(({ _id }) => _id))).toEqual(new Set(Array.from({ length: 120 }, (_, n) => `t${n + 1}`)));
  await after.close();
});

test('sqlite: merges the segments of its index between writes', async () => {
  const file = newFile();
  const store = SqliteReadStore.open(file);
  await store.ensureCollection('topics.1', definition);
  await store.ensureIndexes('topics.1', definition);
  for (let n = 1; n <= 12; n++) await store.apply('topics.1', [{ position: n, write: topic(`t${n}`) }], n);
  const db = new DatabaseSync(fileOfTopics(file));
  const segments = () =>
    (db.prepare('SELECT count(DISTINCT segid) AS n FROM "search/topics.1/index_idx"').get() as { n: number }).n;
  expect(segments()).toBe(12);
  await until('segments are merged', () => segments() < 12);
  db.close();
  await store.close();
});
