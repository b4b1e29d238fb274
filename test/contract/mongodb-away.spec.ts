import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { openMongoKeyStore } from '#platform/crypto/mongo/mongo-key-store';
import { StoreUnreachable } from '#platform/event-store/event-store';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { type MongoForTests, mongoMissing, startMongo } from '../support/mongodb-server';
import { describeWhere } from '../support/needs';

/** Passes connections on to the server until it is cut, as a network would. */
const cable = async (serverUrl: string) => {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port || 27017), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const near = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    url: `mongodb://${near}/?directConnection=true`,
    cut: () => {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

describeWhere(mongoMissing, 'while MongoDB cannot be reached', () => {
  let mongo: MongoForTests;
  beforeAll(async () => {
    mongo = await startMongo();
  }, 300_000);
  afterAll(() => mongo.stop());

  test('reads, writes and keys say so, so that people are asked to come back', async () => {
    const { url, cut } = await cable(mongo.url);
    const database = `aidy_test_${randomUUID().slice(0, 8)}`;
    const documents = await MongoReadStore.open({ url, database });
    const keys = await openMongoKeyStore({ url, database, dataKey: new Uint8Array(32) });
    try {
      expect(await documents.get({ name: 'people' }, 'ann')).toBeUndefined();
      cut();
      const record = { key: 'k', bodyHash: 'b', commandId: 'c', answer: null, at: 1 };
      const asked = [
        documents.get({ name: 'runs' }, 'one'),
        documents.save('notes', { _id: 'one' }),
        documents.advance(['people.g1'], 1),
        keys.existingKey('ann'),
        keys.keyFor('ann'),
        keys.idempotency.begin(record),
      ];
      await Promise.all(asked.map((answer) => expect(answer).rejects.toThrow(StoreUnreachable)));
    } finally {
      cut();
      await Promise.all([documents.close(), keys.close()]);
    }
  }, 60_000);
});
