import { randomBytes } from 'node:crypto';
import { openMongoKeyStore } from '#platform/crypto/mongo/mongo-key-store';
import { describeWhere } from '../support/needs';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { keyStoreContract } from './key-store.contract';

describeWhere(mongoMissing, 'key store in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  const dataKey = randomBytes(32);

  keyStoreContract('MongoDB', () => openMongoKeyStore({ url: url(), database: newDatabase(), dataKey }));

  test('two processes share keys, and another DATA_KEY is refused by name', async () => {
    const database = newDatabase();
    const open = (key = dataKey) => openMongoKeyStore({ url: url(), database, dataKey: key });
    const [one, other] = await Promise.all([open(), open()]);
    expect(await other.keyFor('ann')).toEqual(await one.keyFor('ann'));
    await one.destroyKey('ann');
    expect(await other.keyFor('ann')).toBeNull();
    await expect(open(randomBytes(32))).rejects.toThrow(/DATA_KEY is not the key .* MongoDB database/);
    await Promise.all([one.close(), other.close()]);
  });
});
