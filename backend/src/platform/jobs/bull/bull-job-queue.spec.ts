import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { jobQueueContract } from '#test/contract/job-queue.contract';
import { describeWhere } from '#test/support/needs';
import { type RedisForTests, redisMissing, startRedis } from '#test/support/servers/redis-server';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { BullJobQueue } from './bull-job-queue';

describeWhere(redisMissing, 'the job queue on Redis', () => {
  let redis: RedisForTests;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const open = (clock: TestClock, prefix: string = randomUUID()) =>
    new BullJobQueue({
      url: redis.url,
      clock,
      pollMs: 5,
      prefix,
      onFailure: () => undefined,
      onConnectionError: () => undefined,
    });

  jobQueueContract({ open: async (clock) => open(clock) });

  test('one process enqueues, another carries out', async () => {
    const clock = new TestClock();
    const prefix = randomUUID();
    const [web, worker] = [open(clock, prefix), open(clock, prefix)];
    const seen: string[] = [];
    worker.work('research', { concurrency: 1, attempts: 1, backoffMs: 1 }, async ({ id }) => void seen.push(id));
    await web.enqueue({ id: 'a', kind: 'research', payload: {} });
    await until('the worker ran it', () => seen.length === 1);
    await Promise.all([web.stop(0), worker.stop(0)]);
    expect(seen).toEqual(['a']);
  });

  test('Redis keeps of an error what the list shows, and no stack', async () => {
    const prefix = randomUUID();
    const queue = open(new TestClock(), prefix);
    queue.work('research', { concurrency: 1, attempts: 1, backoffMs: 1 }, async () => {
      throw new Error('550 <ann@example.org> refused');
    });
    await queue.enqueue({ id: 'a', kind: 'research', payload: {} });
    await until('it has failed', async () => (await queue.counts('research')).failed === 1);
    await queue.stop(0);
    const client = new Redis(redis.url);
    const stored = await client.hgetall(`${prefix}:research:a`);
    client.disconnect();
    expect(stored['failedReason']).toBe('550 <a•••@example.org> refused');
    expect(JSON.stringify(stored)).not.toMatch(/ann@|at .*\.ts/);
  });
});
