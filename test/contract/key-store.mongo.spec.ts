import { randomBytes, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openMongoKeyStore } from '../../backend/src/platform/crypto/mongo/mongo-key-store';
import { type MongoForTests, mongoMissing, startMongo } from '../support/mongodb-server';
import { describeWhere } from '../support/needs';
import { keyStoreContract } from './key-store.contract';

describeWhere(mongoMissing, 'key store in MongoDB', () => {
  const databases: string[] = [];
  const dataKey = randomBytes(32);
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

  const newDatabase = (): string => {
    const database = `aidy_test_${randomUUID().slice(0, 8)}`;
    databases.push(database);
    return database;
  };

  keyStoreContract('MongoDB', () => openMongoKeyStore({ url: server.url, database: newDatabase(), dataKey }));

  test('two processes share keys, and another DATA_KEY is refused by name', async () => {
    const database = newDatabase();
    const open = (key = dataKey) => openMongoKeyStore({ url: server.url, database, dataKey: key });
    const [one, other] = await Promise.all([open(), open()]);
    expect(await other.keyFor('ann')).toEqual(await one.keyFor('ann'));
    await one.destroyKey('ann');
    expect(await other.keyFor('ann')).toBeNull();
    await expect(open(randomBytes(32))).rejects.toThrow(/DATA_KEY is not the one .* MongoDB database/);
    await Promise.all([one.close(), other.close()]);
  });
});
