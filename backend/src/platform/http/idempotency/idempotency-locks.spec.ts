import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { describeWhere } from '#test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '#test/support/servers/redis-server';
import { until } from '#test/support/until';
import { type HeldLock, type IdempotencyLocks, idempotencyLocksInRedis } from './idempotency-locks';

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
    const held = await one.locks.acquire('long');
    await pause(1.5 * EXPIRES_AFTER_MS);
    expect(await other.locks.acquire('long')).toBeNull();
    await held?.release();
    const next = await other.locks.acquire('long');
    expect(next).not.toBeNull();
    await next?.release();
  });

  test('the lock of a killed process expires', async () => {
    const [killed, other] = [process(), process()];
    expect(await killed.locks.acquire('cut off')).not.toBeNull();
    // Neither renewals nor releases reach Redis any more.
    killed.client.disconnect();
    let next: HeldLock | null = null;
    await until('the lock is free', async () => (next = await other.locks.acquire('cut off')) !== null);
    await (next as HeldLock | null)?.release();
  });

  test('a process that lost its lock during a stall does not release the one of another', async () => {
    const [stalled, other] = [process(), process()];
    const lost = await stalled.locks.acquire('stalled');
    // As if it had expired.
    await other.client.del('aidy:idempotency-lock:stalled');
    const held = await other.locks.acquire('stalled');
    await lost?.release();
    expect(await stalled.locks.acquire('stalled')).toBeNull();
    await held?.release();
  });
});
