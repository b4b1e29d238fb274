import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describeWhere } from '../../../../test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '../../../../test/support/redis-server';
import { until } from '../../../../test/support/until';
import { type IdempotencyLocks, idempotencyLocksInRedis } from './idempotency-locks';

describeWhere(redisMissing, 'idempotency locks in Redis', () => {
  const EXPIRES_AFTER_MS = 2000;
  let redis: RedisForTests;
  const clients: Redis[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    // One that has ended would wait two seconds for its end.
    for (const client of clients) if (client.status !== 'end') client.disconnect();
    await redis.stop();
  });
  const process = (): { readonly client: Redis; readonly locks: IdempotencyLocks } => {
    const client = new Redis(redis.url);
    clients.push(client);
    return { client, locks: idempotencyLocksInRedis(client, EXPIRES_AFTER_MS) };
  };

  test('holds the lock of a long request until it ends', async () => {
    const [one, other] = [process(), process()];
    expect(await one.locks.acquire('long')).toBe(true);
    await pause(1.5 * EXPIRES_AFTER_MS);
    expect(await other.locks.acquire('long')).toBe(false);
    await one.locks.release('long');
    expect(await other.locks.acquire('long')).toBe(true);
    await other.locks.release('long');
  });

  test('the lock of a killed process expires', async () => {
    const [killed, other] = [process(), process()];
    expect(await killed.locks.acquire('cut off')).toBe(true);
    // Neither renewals nor releases reach Redis any more.
    killed.client.disconnect();
    await until('the lock is free', () => other.locks.acquire('cut off'));
    await other.locks.release('cut off');
  });
});
