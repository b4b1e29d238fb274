import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { InMemoryReadStore } from '../../backend/src/platform/read-store/in-memory/in-memory-read-store';
import { MongoReadStore } from '../../backend/src/platform/read-store/mongo/mongo-read-store';
import { SqliteReadStore } from '../../backend/src/platform/read-store/sqlite/sqlite-read-store';
import { type MongoForTests, mongoMissing, startMongo } from '../support/mongodb-server';
import { describeWhere } from '../support/needs';
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
  const databases: string[] = [];
  let server: MongoForTests;

  beforeAll(async () => {
    server = await startMongo();
  }, 300_000);
  afterAll(async () => {
    const client = new MongoClient(server.url);
    for (const database of databases) await client.db(database).dropDatabase();
    await client.close();
    await server.stop();
  });

  projectionRunnerContract('mongodb', async () => {
    const database = `aidy_test_${randomUUID().slice(0, 8)}`;
    databases.push(database);
    return { connect: () => MongoReadStore.open({ url: server.url, database }) };
  });
});
