import { openMongoCheckpointStore } from '#platform/checkpoints/mongo/mongo-checkpoint-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { checkpointStoreContract } from './checkpoint-store.contract';

describeWhere(mongoMissing, 'checkpoint store in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  const database = newDatabase();
  checkpointStoreContract('mongodb', () => openMongoCheckpointStore({ url: url(), database }));
});
