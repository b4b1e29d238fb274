import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { InMemoryReadStore } from '../support/in-memory/in-memory-read-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { temporaryFolder } from '../support/temporary-folder';
import { projectionRunnerContract } from './projection-runner.contract';

const folder = temporaryFolder();

projectionRunnerContract('in memory', async () => {
  const store = new InMemoryReadStore();
  return { connect: async () => store };
});

projectionRunnerContract('sqlite', async () => {
  const store = SqliteReadStore.open(join(folder, `${randomUUID()}.db`));
  return { connect: async () => store };
});

describeWhere(mongoMissing, 'projections in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  projectionRunnerContract('mongodb', async () => {
    const database = newDatabase();
    return { connect: () => MongoReadStore.open({ url: url(), database }) };
  });
});
