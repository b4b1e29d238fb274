import type * as obliging from '#test/fixtures/threads/obliging-thread';
import { until } from '#test/support/until';
import { type RunTask, threadPool, type ThreadPool } from './thread-pool';

const script = require.resolve('../../../../test/fixtures/threads/obliging-thread');
/** Includes starting a thread, which on a busy machine takes seconds. */
const TIMEOUT_MS = 30_000;
const me = { owner: 'me' };

describe('a thread pool', () => {
  let pool: ThreadPool;
  let obey: RunTask<typeof obliging.obey>;
  beforeEach(() => {
    pool = threadPool({ threads: 2, heapMb: 64, idleMs: 30_000 });
    obey = pool.task({ script, name: 'obey', timeoutMs: TIMEOUT_MS });
  });
  afterEach(() => pool.close());

  test('returns each task’s result', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((each) => obey(each, me)))).toEqual(['A', 'B', 'C']);
  });

  test('tasks run at the same time', async () => {
    const meet = pool.task<typeof obliging.meet>({ script, name: 'meet', timeoutMs: TIMEOUT_MS });
    const shared = new SharedArrayBuffer(4);
    expect(await Promise.all([meet(shared, me), meet(shared, me)])).toEqual([2, 2]);
  });

  test('a failing task affects only its caller', async () => {
    const [threw, next] = await Promise.allSettled([obey('throw', me), obey('a', me)]);
    expect(threw).toMatchObject({ status: 'rejected', reason: { message: 'told to' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'A' });
  });

  test('stops an endless task; tasks waiting for its thread have their full time', async () => {
    const briefly = pool.task<typeof obliging.obey>({ script, name: 'obey', timeoutMs: 2000 });
    const hanging = [briefly('hang', me), briefly('hang', me), briefly('hang', me), briefly('hang', me)];
    const next = obey('a', me);
    for (const each of await Promise.allSettled(hanging))
      expect(each).toMatchObject({
        status: 'rejected',
        reason: { message: 'The task took longer than 2000 ms.' },
      });
    expect(await next).toBe('A');
  });

  test('a task that runs out of memory fails alone', async () => {
    const patiently = pool.task<typeof obliging.obey>({ script, name: 'obey', timeoutMs: 60_000 });
    const [eaten, next] = await Promise.allSettled([patiently('eat', me), obey('a', me)]);
    expect(eaten).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'A' });
    expect(await obey('b', me)).toBe('B');
  });

  test('stops a task that fills buffers, which its heap does not count', async () => {
    const fill = pool.task<typeof obliging.obey>({ script, name: 'obey', timeoutMs: TIMEOUT_MS, growthMb: 300 });
    await expect(fill('fill', me)).rejects.toThrow('The task took more than 300 MB.');
    expect(await obey('a', me)).toBe('A');
  });

  test('stops a task when its caller aborts', async () => {
    const caller = new AbortController();
    const running = obey('hang', { ...me, signal: caller.signal });
    caller.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
    expect(await obey('a', me)).toBe('A');
  });

  test('transfers buffers without copying', async () => {
    const lengthOf = pool.task<typeof obliging.lengthOf>({ script, name: 'lengthOf', timeoutMs: TIMEOUT_MS });
    const bytes = new Uint8Array(1000);
    expect(await lengthOf(bytes, { ...me, transfer: [bytes.buffer] })).toBe(1000);
    expect(bytes.byteLength).toBe(0);
  });

  test('a running task may end within the grace of a pool that closes', async () => {
    const shared = new SharedArrayBuffer(4);
    const arrived = new Int32Array(shared);
    pool = threadPool({ threads: 1, heapMb: 64, idleMs: 30_000, graceMs: TIMEOUT_MS });
    const running = pool.task<typeof obliging.meet>({ script, name: 'meet', timeoutMs: TIMEOUT_MS })(shared, me);
    await until('the task runs', () => Atomics.load(arrived, 0) === 1);
    const closed = pool.close();
    Atomics.add(arrived, 0, 1);
    Atomics.notify(arrived, 0);
    expect(await running).toBe(2);
    await closed;
  });

  test('ends idle threads and starts new ones when needed', async () => {
    await pool.close();
    pool = threadPool({ threads: 2, heapMb: 64, idleMs: 0 });
    const again = pool.task<typeof obliging.obey>({ script, name: 'obey', timeoutMs: TIMEOUT_MS });
    for (let round = 0; round < 4; round++) {
      expect(await again('a', me)).toBe('A');
      await new Promise(setImmediate);
    }
  });
});
