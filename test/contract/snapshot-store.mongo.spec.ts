import { openMongoSnapshotStore } from '#platform/snapshots/mongo/mongo-snapshot-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { snapshotStoreContract } from './snapshot-store.contract';

describeWhere(mongoMissing, 'snapshot store in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  snapshotStoreContract('MongoDB', async () => openMongoSnapshotStore({ url: url(), database: newDatabase() }));
});
