import { join } from 'node:path';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { costlyInSqlite, notIndexed } from '#test/support/read-models/index-plan';
import { recordFinds } from '#test/support/research/recorded-finds';
import { temporaryFolder } from '#test/support/temporary-folder';
import { notedTrackers } from './noted-trackers';

const LIVE = 'wire-trackers.g1';

test('noted trackers are found by the index, without reading those that are not recorded to find those that are', async () => {
  const store = SqliteReadStore.open(join(temporaryFolder(), 'views.db'));
  await store.ensureCollection(LIVE, wireTrackers);
  await store.ensureIndexes(LIVE, wireTrackers);
  await store.saveModelRecord({ name: wireTrackers.name, live: LIVE, liveVersion: 'one', building: null, retired: [] });
  const finds = recordFinds(store);
  await notedTrackers(store, 20);
  expect(finds).toHaveLength(2);
  expect(finds.flatMap((find) => costlyInSqlite(store, find))).toEqual([]);
  expect(finds.flatMap((find) => notIndexed(find, wireTrackers.indexes))).toEqual([]);
  expect(finds.flatMap((find) => notIndexed(find, [{ keys: ['public', 'deleted', 'told_at'] }]))).toEqual([
    'recorded',
    'recorded',
  ]);
  await store.close();
});
