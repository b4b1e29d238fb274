import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startEventStoreDBTestServer } from '../support/eventstoredb-test-server/eventstoredb-test-server';
import { describeWhere } from '../support/needs';
import { joinProduct } from '../support/people';
import { startProduct } from '../support/product';
import { mongoMissing, startMongo } from '../support/servers/mongodb-server';
import { redisMissing, startRedis } from '../support/servers/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const root = temporaryFolder();
const ANN = { email: 'ann@example.org', first: 'Ann', last: 'Lee' };

/** A person joins, the product is started again, and her name is still read with her key. */
const isKeptBeside = (setting: string, startStore: () => Promise<{ url: string; stop(): Promise<unknown> }>) =>
  test(`${setting} alone, the rest embedded, keeps a person’s name over a restart`, async () => {
    const folder = join(root, setting);
    const store = await startStore();
    const start = () => startProduct(folder, { ...UNREACHABLE_HOSTS, [setting]: store.url });
    const before = await start();
    const { access } = await joinProduct(await before.app.getUrl(), folder, ANN);
    await before.stop();
    const after = await start();
    const { body } = await after.bearing(access).get('/api/common/user/');
    await after.stop();
    await store.stop();
    expect(body).toMatchObject({ email: ANN.email, first_name: ANN.first });
  });

isKeptBeside('EVENTSTORE_URL', startEventStoreDBTestServer);

describeWhere(mongoMissing, 'MongoDB', () =>
  isKeptBeside('MONGODB_URL', async () => {
    const { url, stop } = await startMongo();
    return { url: `${url}/aidy-${randomUUID()}`, stop };
  }),
);

describeWhere(redisMissing, 'Redis', () => isKeptBeside('REDIS_URL', startRedis));
