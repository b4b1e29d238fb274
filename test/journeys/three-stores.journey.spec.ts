import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import request from 'supertest';
import { z } from 'zod';
import {
  type EventStoreDBTestServer,
  startEventStoreDBTestServer,
} from '../support/eventstoredb-test-server/eventstoredb-test-server';
import { describeWhere } from '../support/needs';
import { type ProductProcess, endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { type MongoForTests, mongoMissing, startMongo } from '../support/servers/mongodb-server';
import { type RedisForTests, redisMissing, startRedis } from '../support/servers/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const tokens = z.object({ access: z.string() });
const sourceSets = z.array(z.object({ name: z.string() }));

const ADMIN = { username: 'admin@example.org', password: 'a phrase of the tests' };

describeWhere(redisMissing ?? mongoMissing, 'web and workers apart, on EventStoreDB, MongoDB and Redis', () => {
  const folder = temporaryFolder();
  const database = `aidy-${randomUUID()}`;
  let events: EventStoreDBTestServer;
  let mongo: MongoForTests;
  let redis: RedisForTests;
  let shared: Record<string, string>;
  let projector: ProductProcess;
  let web: ProductProcess;

  beforeAll(async () => {
    [events, mongo, redis] = await Promise.all([startEventStoreDBTestServer(), startMongo(), startRedis()]);
    shared = {
      NODE_ENV: 'production',
      EVENTSTORE_URL: events.url,
      MONGODB_URL: `${mongo.url}/${database}`,
      REDIS_URL: redis.url,
      JWT_SECRET: randomBytes(48).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      ADMIN_EMAIL: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    };
    projector = await start('projector,worker,scheduler');
    web = await start('web');
  });
  afterAll(async () => {
    await endProductProcesses();
    await Promise.all([events.stop(), mongo.stop(), redis.stop()]);
  });

  const start = async (roles: string): Promise<ProductProcess> =>
    untilReady(await startProductProcess({ ...shared, ROLES: roles, DATA_DIR: join(folder, randomUUID()) }));

  test('a read with a position shows the write or says that it is behind while the projector is paused or killed', async () => {
    const { access } = tokens.parse((await request(web.address).post('/api/common/sign-in').send(ADMIN)).body);
    const save = (name: string) =>
      request(web.address)
        .post('/api/topics/create-update-domain-set')
        .set('Authorization', `Bearer ${access}`)
        .send({ name, domains: ['nasa.gov'] });
    const read = async (position: string) => {
      const { status, body, headers } = await request(web.address)
        .get('/api/topics/domain-sets')
        .set('Authorization', `Bearer ${access}`)
        .set('X-Min-Position', position);
      expect(status).toBe(200);
      return { names: sourceSets.parse(body).map(({ name }) => name), isBehind: headers['x-behind'] === 'true' };
    };
    const troubles: ReadonlyArray<readonly [name: string, begin: NodeJS.Signals, end: () => Promise<unknown>]> = [
      ['while paused', 'SIGSTOP', async () => projector.child.kill('SIGCONT')],
      ['while killed', 'SIGKILL', async () => (projector = await start('projector,worker,scheduler'))],
    ];
    for (const [name, begin, end] of troubles) {
      projector.child.kill(begin);
      const { status, headers } = await save(name);
      expect([status, headers['x-behind']]).toEqual([200, 'true']);
      const position = String(headers['x-position']);
      const { names, isBehind } = await read(position);
      expect([names.includes(name), isBehind]).toEqual([false, true]);

      await end();
      const followed = async () => !(await read(position)).isBehind;
      await until('the read models have followed', followed);
      expect((await read(position)).names).toContain(name);
    }
  });

  test('a command accepted by one web process is visible in another once projected, and all processes stop in order', async () => {
    const other = await start('web');
    const signIn = await request(web.address).post('/api/common/sign-in').send(ADMIN);
    expect(signIn.status).toBe(200);
    const { access } = tokens.parse(signIn.body);

    const body = { name: 'Agencies', description: 'Those of the government', domains: ['nasa.gov'] };
    const made = await request(web.address)
      .post('/api/topics/create-update-domain-set')
      .set('Authorization', `Bearer ${access}`)
      .set('Idempotency-Key', 'once')
      .send(body);
    expect(made.status).toBeLessThan(300);
    // The same request to another process is recognised there too.
    const again = await request(other.address)
      .post('/api/topics/create-update-domain-set')
      .set('Authorization', `Bearer ${access}`)
      .set('Idempotency-Key', 'once')
      .send(body);
    expect([again.status, again.body]).toEqual([made.status, made.body]);

    let listed: request.Response | undefined;
    await until('a read is not behind', async () => {
      listed = await request(other.address)
        .get('/api/topics/domain-sets')
        .set('Authorization', `Bearer ${access}`)
        .set('X-Min-Position', String(made.headers['x-position']));
      return listed.headers['x-behind'] === undefined;
    });
    const names = sourceSets.parse(listed?.body).map(({ name }) => name);
    expect(names.filter((name) => name === 'Agencies')).toHaveLength(1);

    // A store that answers late on a busy machine is a fault for that moment.
    for (const { address } of [web, other])
      await until('it is ready', async () => (await request(address).get('/readyz')).body.faults.length === 0);
    for (const { child } of [web, other, projector]) child.kill('SIGTERM');
    expect(await Promise.all([web, other, projector].map(({ exit }) => exit))).toEqual([0, 0, 0]);
  });
});
