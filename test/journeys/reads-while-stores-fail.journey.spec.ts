import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import request from 'supertest';
import { z } from 'zod';
import {
  type EventStoreDBTestServer,
  startEventStoreDBTestServer,
} from '../support/eventstoredb-test-server/eventstoredb-test-server';
import { repeats } from '../support/long';
import { describeWhere } from '../support/needs';
import { type ProductProcess, endProductProcesses, startProductProcess, untilReady } from '../support/product-process';
import { seeded } from '../support/seeded';
import { type InterruptibleConnection, interruptibleConnection } from '../support/servers/interruptible-connection';
import { type MongoForTests, mongoMissing, startMongo } from '../support/servers/mongodb-server';
import { type RedisForTests, redisMissing, startRedis } from '../support/servers/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const FAULTS = repeats(80, 12);
const ADMIN = { username: 'admin@example.org', password: 'a phrase of the tests' };

const tokens = z.object({ access: z.string() });
const saved = z.object({ id: z.string() });
const sourceSets = z.array(z.object({ name: z.string() }));

/** One way in which MongoDB or the projector becomes unavailable and recovers. */
interface Fault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

const loss = (name: string, connection: InterruptibleConnection): Fault => ({
  name: `${name} lost`,
  begin: () => connection.cut(),
  end: () => connection.mend(),
});
const hang = (name: string, connection: InterruptibleConnection): Fault => ({
  name: `${name} hanging`,
  begin: async () => connection.freeze(),
  end: () => connection.mend(),
});
const pause = ({ child }: ProductProcess): Fault => ({
  name: 'projector paused',
  begin: async () => void child.kill('SIGSTOP'),
  end: async () => void child.kill('SIGCONT'),
});

describeWhere(
  redisMissing ?? mongoMissing,
  'web and projector in separate processes, while MongoDB or the projector fails',
  () => {
    const folder = temporaryFolder();
    let events: EventStoreDBTestServer;
    let mongo: MongoForTests;
    let redis: RedisForTests;
    let connections: Record<'projectorsMongo' | 'webMongo', InterruptibleConnection>;
    let web: ProductProcess;
    let projector: ProductProcess;
    let authorization: string;

    beforeAll(async () => {
      [events, mongo, redis] = await Promise.all([startEventStoreDBTestServer(), startMongo(), startRedis()]);
      connections = {
        projectorsMongo: await interruptibleConnection(mongo.url),
        webMongo: await interruptibleConnection(mongo.url),
      };
      const database = `aidy-${randomUUID()}`;
      const shared = {
        NODE_ENV: 'production',
        EVENTSTORE_URL: events.url,
        REDIS_URL: redis.url,
        JWT_SECRET: randomBytes(48).toString('base64'),
        DATA_KEY: randomBytes(32).toString('base64'),
        ADMIN_EMAIL: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_SCALE: '100',
      };
      const start = async (roles: string, { port }: InterruptibleConnection) =>
        untilReady(
          await startProductProcess({
            ...shared,
            MONGODB_URL: `mongodb://127.0.0.1:${port}/${database}?directConnection=true`,
            ROLES: roles,
            DATA_DIR: join(folder, roles),
          }),
        );
      projector = await start('projector,worker,scheduler', connections.projectorsMongo);
      web = await start('web', connections.webMongo);
      const { body } = await request(web.address).post('/api/common/sign-in').send(ADMIN);
      authorization = `Bearer ${tokens.parse(body).access}`;
    });
    afterAll(async () => {
      projector.child.kill('SIGCONT');
      await endProductProcesses();
      await Promise.all(Object.values(connections).map((connection) => connection.cut()));
      await Promise.all([events.stop(), mongo.stop(), redis.stop()]);
    });

    test(`through ${FAULTS} faults, a read with X-Min-Position shows the write, says that it is behind, or is refused`, async () => {
      const seed = Date.now() % 2 ** 31;
      const random = seeded(seed);
      let domainset_id: string | null = null;
      /** The last accepted write and its position. */
      let newest = { count: 0, position: '' };
      let sent = 0;

      /** Renames one Source Set repeatedly: its name shows how current a read is. */
      const save = async () => {
        const count = ++sent;
        const { status, body, headers } = await request(web.address)
          .post('/api/topics/create-update-domain-set')
          .set('Authorization', authorization)
          .send({ domainset_id, name: `${count}`, domains: ['nasa.gov'] });
        if (status === 503) return;
        expect([status, count]).toEqual([200, count]);
        domainset_id = saved.parse(body).id;
        newest = { count, position: String(headers['x-position']) };
      };
      const outcomes = { current: 0, behind: 0, refused: 0 };
      const stale: string[] = [];
      const unexpected: string[] = [];
      const read = async (during: string) => {
        const { count, position } = newest;
        const { status, body, headers } = await request(web.address)
          .get('/api/topics/domain-sets')
          .set('Authorization', authorization)
          .set('X-Min-Position', position);
        if (status === 503) outcomes.refused++;
        else if (headers['x-behind'] === 'true') outcomes.behind++;
        else if (status !== 200) unexpected.push(`${during}: ${status} ${JSON.stringify(body)}`);
        else if (Number(sourceSets.parse(body)[0]?.name) >= count) outcomes.current++;
        else stale.push(`${during}: ${count} is not in ${JSON.stringify(body)}`);
      };

      const delaying: readonly Fault[] = [
        loss("the projector's MongoDB", connections.projectorsMongo),
        hang("the projector's MongoDB", connections.projectorsMongo),
        pause(projector),
      ];
      const faults = [...delaying, loss("the web process's MongoDB", connections.webMongo)];
      await save();
      // Each of these does keep the read models from following, or the random ones would prove nothing.
      for (const fault of delaying) {
        const { behind } = outcomes;
        await fault.begin();
        await save();
        await read(fault.name);
        await fault.end();
        expect([fault.name, outcomes.behind]).toEqual([fault.name, behind + 1]);
      }
      for (let n = 0; n < FAULTS; n++) {
        const fault = faults[random(faults.length)];
        if (fault === undefined) throw new Error('No such fault.');
        const logged = events.log.events.length;
        const before = read(fault.name);
        await fault.begin();
        const during = Promise.all([save(), read(fault.name)]);
        let answered = false;
        void during.then(() => (answered = true));
        await until('the write is in the log or was refused', () => answered || events.log.events.length > logged);
        const reading = read(fault.name);
        await fault.end();
        await Promise.all([before, during, reading]);
      }
      process.stdout.write(`Seed ${seed}: ${JSON.stringify(outcomes)}\n`);
      expect({ unexpected, stale }).toEqual({ unexpected: [], stale: [] });
      expect(outcomes.current + outcomes.behind + outcomes.refused).toBe(delaying.length + 3 * FAULTS);

      await until('reads are current again', async () => {
        const { count } = newest;
        await save();
        const current = outcomes.current;
        await read('afterwards');
        return newest.count > count && outcomes.current > current;
      });
    });
  },
);
