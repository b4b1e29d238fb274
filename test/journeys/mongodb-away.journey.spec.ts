import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { z } from 'zod';
import { describeWhere } from '../support/needs';
import { type ProductProcess, endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { type InterruptibleConnection, interruptibleConnection } from '../support/servers/interruptible-connection';
import { type MongoForTests, mongoMissing, startMongo } from '../support/servers/mongodb-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const ADMIN = { username: 'admin@example.org', password: 'a phrase of the tests' };
/** How long the driver looks for a server before it gives up; what is refused sooner was refused by us. */
const DRIVER_WAITS_MS = 5000;
const AWAY_MS = 30_000;
/** Between the rounds of requests: refusals come so fast that asking without a pause would keep two processors busy. */
const PAUSE_MS = 200;

const tokens = z.object({ access: z.string() });

describeWhere(mongoMissing, 'the product on MongoDB, while MongoDB is away', () => {
  const folder = temporaryFolder();
  let mongo: MongoForTests;
  let cable: InterruptibleConnection;
  let product: ProductProcess;
  let access: string;

  const get = (path: string) => request(product.address).get(path).set('Authorization', `Bearer ${access}`);
  const saveSourceSet = (key: string) =>
    request(product.address)
      .post('/api/topics/create-update-domain-set')
      .set('Authorization', `Bearer ${access}`)
      .set('Idempotency-Key', key)
      .send({ name: key, domains: ['nasa.gov'] });
  const signIn = () => request(product.address).post('/api/common/sign-in').send(ADMIN);

  const timed = async (call: () => request.Test) => {
    const begun = performance.now();
    const { status, headers, body } = await call();
    return { status, headers, body, ms: performance.now() - begun };
  };

  beforeAll(async () => {
    mongo = await startMongo();
    cable = await interruptibleConnection(mongo.url);
    product = await untilReady(
      await startProductProcess({
        MONGODB_URL: `mongodb://127.0.0.1:${cable.port}/aidy?directConnection=true`,
        DATA_DIR: join(folder, 'data'),
        ADMIN_EMAIL: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_SCALE: '100',
      }),
    );
    access = tokens.parse((await signIn()).body).access;
  });
  afterAll(async () => {
    await endProductProcesses();
    await cable.cut();
    await mongo.stop();
  });

  test('requests that need it are refused immediately, the rest continues, and everything recovers without a restart', async () => {
    expect((await get('/api/topics/domain-sets')).status).toBe(200);
    await cable.cut();
    const lostAt = performance.now();
    await until(
      'it is known to be away',
      async () => (await timed(() => get('/api/topics/domain-sets'))).status === 503,
    );

    const needing: Array<() => request.Test> = [
      () => get('/api/topics/domain-sets'),
      () => get('/api/topics/get-collection'),
      () => get('/api/topics/search-trackers'),
      () => saveSourceSet('while it is away'),
    ];
    const going = ['/healthz', '/api/common/config', '/sign-in'];
    const taken: number[] = [];
    do {
      for (const call of needing) {
        const { status, headers, body, ms } = await timed(call);
        const refused = [503, 'UNAVAILABLE', expect.stringMatching(/^\d+$/)];
        expect([status, body.code, headers['retry-after']]).toEqual(refused);
        taken.push(ms);
      }
      for (const path of going) {
        const { status, ms } = await timed(() => get(path));
        expect([path, status]).toEqual([path, 200]);
        taken.push(ms);
      }
      await pause(PAUSE_MS);
    } while (performance.now() - lostAt < AWAY_MS);
    taken.sort((one, other) => one - other);
    // A busy machine delays a response or two; the driver's own timeout would delay all that need the store.
    expect(taken[Math.floor(taken.length * 0.9)]).toBeLessThan(DRIVER_WAITS_MS / 2);

    await cable.mend();
    await until('a command shows in its read model', async () => {
      const saved = await saveSourceSet('after it is back');
      if (saved.status !== 200) return false;
      const { body } = await get('/api/topics/domain-sets').set('X-Min-Position', String(saved.headers['x-position']));
      return JSON.stringify(body).includes('after it is back');
    });
    await until('it is ready', async () => (await get('/readyz')).status === 200);
    expect(product.child.exitCode).toBeNull();
  });
});
