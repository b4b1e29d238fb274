import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describeWhere } from '../../../../test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '../../../../test/support/redis-server';
import { until } from '../../../../test/support/until';
import { type RequestsUnderWay, underWayInRedis } from './requests-under-way';

describeWhere(redisMissing, 'requests under way in Redis', () => {
  const LOST_AFTER_MS = 300;
  let redis: RedisForTests;
  const clients: Redis[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await redis.stop();
  });
  const process = (): { readonly client: Redis; readonly underWay: RequestsUnderWay } => {
    const client = new Redis(redis.url);
    clients.push(client);
    return { client, underWay: underWayInRedis(client, LOST_AFTER_MS) };
  };

  test('a request that takes long stays its process’s own until it has ended', async () => {
    const [one, other] = [process(), process()];
    expect(await one.underWay.begin('long')).toBe(true);
    await pause(3 * LOST_AFTER_MS);
    expect(await other.underWay.begin('long')).toBe(false);
    await one.underWay.end('long');
    expect(await other.underWay.begin('long')).toBe(true);
    await other.underWay.end('long');
  });

  test('what a process had under way when it was killed may soon be asked again', async () => {
    const [killed, other] = [process(), process()];
    expect(await killed.underWay.begin('cut off')).toBe(true);
    // Nothing more of it reaches Redis, and nothing takes the mark back.
    killed.client.disconnect();
    await until('it may be asked again', () => other.underWay.begin('cut off'), 10 * LOST_AFTER_MS);
    await other.underWay.end('cut off');
  });
});
