import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { type MongoForTests, startMongo } from './mongodb-server';

export interface MongoDatabases {
  readonly url: () => string;
  /** A unique database name; the database is dropped after the suite. */
  readonly newDatabase: () => string;
}

/** A server for the calling suite, with databases that are dropped at the end. Building it may take a minute. */
export const mongoDatabases = (): MongoDatabases => {
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
  return {
    url: () => server.url,
    newDatabase: () => {
      const database = `aidy_test_${randomUUID().slice(0, 8)}`;
      databases.push(database);
      return database;
    },
  };
};
