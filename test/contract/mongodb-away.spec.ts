import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { KeyStore } from '#platform/crypto/key-store';
import { openMongoKeyStore } from '#platform/crypto/mongo/mongo-key-store';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import { StoreUnreachable } from '#platform/store-unreachable';
import { describeWhere } from '../support/needs';
import { type InterruptibleConnection, interruptibleConnection } from '../support/servers/interruptible-connection';
import { type MongoForTests, mongoMissing, startMongo } from '../support/servers/mongodb-server';
import { until } from '../support/until';

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** How long the driver looks for a server before it gives up; what is refused sooner was refused by us. */
const DRIVER_WAITS_MS = 5000;

/** Longer than the driver waits, so that the other tests show what refuses calls before it. */
const LONGEST_CALL_MS = 6000;

describeWhere(mongoMissing, 'while MongoDB cannot be reached', () => {
  let mongo: MongoForTests;
  let cable: InterruptibleConnection;
  let documents: MongoReadStore;
  let keys: KeyStore;
  beforeAll(async () => {
    mongo = await startMongo();
  });
  afterAll(() => mongo.stop());

  beforeEach(async () => {
    cable = await interruptibleConnection(mongo.url);
    const url = `mongodb://127.0.0.1:${cable.port}/?directConnection=true`;
    const database = `aidy_test_${randomUUID().slice(0, 8)}`;
    documents = await MongoReadStore.open({ url, database, longestCallMs: LONGEST_CALL_MS });
    keys = await openMongoKeyStore({ url, database, dataKey: new Uint8Array(32) });
    expect(await documents.get({ name: 'people' }, 'ann')).toBeUndefined();
  });
  afterEach(async () => {
    await Promise.all([documents.close(), keys.close()]);
    await cable.cut();
  });

  const record = { key: 'k', bodyHash: 'b', commandId: 'c', answer: null, at: 1 };
  const calls: ReadonlyArray<() => Promise<unknown>> = [
    () => documents.get({ name: 'runs' }, 'one'),
    () => documents.find({ name: 'runs' }, { _id: 'one' }),
    () => documents.save('notes', { _id: 'one' }),
    () => documents.advance(['people.g1'], 1),
    () => keys.existingKey('ann'),
    () => keys.keyFor('ann'),
    () => keys.idempotency.begin(record),
  ];
  const expectRefusal = (call: () => Promise<unknown>) => expect(call()).rejects.toThrow(StoreUnreachable);

  test('pending calls are refused, and later ones do not wait for the driver', async () => {
    await cable.cut();
    expect(await millisecondsOf(() => Promise.all(calls.map(expectRefusal)))).toBeLessThan(DRIVER_WAITS_MS);
    expect(await millisecondsOf(() => Promise.all(calls.map(expectRefusal)))).toBeLessThan(DRIVER_WAITS_MS / 2);
  });

  test('the monitor detects a hanging server', async () => {
    cable.freeze();
    expect(await millisecondsOf(() => Promise.all(calls.map(expectRefusal)))).toBeLessThan(4 * DRIVER_WAITS_MS);
    expect(await millisecondsOf(() => Promise.all(calls.map(expectRefusal)))).toBeLessThan(DRIVER_WAITS_MS / 2);
  });

  test.each(['cut', 'freeze'] as const)('calls succeed soon after a %s network is restored', async (loss) => {
    await cable[loss]();
    await Promise.all(calls.map(expectRefusal));
    await cable.mend();
    const answered = () =>
      Promise.all(calls.map((call) => call())).then(
        () => true,
        () => false,
      );
    // Some 4 s on a machine that has nothing else to do.
    await until('the stores answer', answered, 30_000);
  });

  test('a write that the driver loses is refused and can be repeated', async () => {
    await documents.apply('people.g1', [], 1);
    const written = jest.spyOn(Socket.prototype, 'write');
    await documents.apply('people.g1', [], 2);
    const [socket] = written.mock.contexts as readonly Socket[];
    written.mockRestore();
    // Until its 'close' event the driver takes it for open, and then waits for it to drain.
    socket?.destroy();
    await expect(documents.apply('people.g1', [], 3)).rejects.toThrow(StoreUnreachable);
    await documents.apply('people.g1', [], 3);
    expect((await documents.checkpoints(['people.g1'])).get('people.g1')).toBe(3);
  });

  test('no call fails when a connection is replaced immediately', async () => {
    await cable.cut();
    await cable.mend();
    for (const call of calls) await expect(call()).resolves.not.toThrow();
  });
});
