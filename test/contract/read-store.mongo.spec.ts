import { put } from '#kernel/projection';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { readStoreContract } from './read-store.contract';

describeWhere(mongoMissing, 'read store in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  const open = (database: string, elapsed = () => performance.now()) =>
    MongoReadStore.open({ url: url(), database, elapsed });

  readStoreContract('mongodb', { open: (now) => open(newDatabase(), now) });

  test("leases use the server's clock, however different the hosts' clocks are", async () => {
    const database = newDatabase();
    const [one, other] = [await open(database), await open(database, () => performance.now() + 10_000)];
    expect(await one.acquireLease('m', 'one', 5000)).not.toBeNull();
    expect(await other.acquireLease('m', 'other', 5000)).toBeNull();
    expect(await other.leaseHolder('m')).toBe('one');
    await Promise.all([one.close(), other.close()]);
  });

  test('another process uses the new generation soon after a swap', async () => {
    const database = newDatabase();
    let now = 0;
    const [one, other] = [await open(database), await open(database, () => now)];
    const record = { name: 'people', live: 'people.g1', liveVersion: 'a', building: null, retired: [] };
    for (const collection of ['people.g1', 'people.g2']) {
      await one.ensureCollection(collection, { indexes: [] });
      await one.apply(collection, [{ position: 1, write: put({ _id: collection }) }], 1);
    }
    await one.saveModelRecord(record);
    expect(await other.find({ name: 'people' }, {})).toEqual([{ _id: 'people.g1' }]);
    await one.saveModelRecord({ ...record, live: 'people.g2' });
    now += 1000;
    expect(await other.find({ name: 'people' }, {})).toEqual([{ _id: 'people.g2' }]);
    await Promise.all([one.close(), other.close()]);
  });
});
