import { type TaskThread, taskThread } from './task-thread';

describe('a task thread', () => {
  let thread: TaskThread<string, string>;
  beforeEach(() => {
    const script = require.resolve('../../../../test/fixtures/threads/obliging-thread');
    thread = taskThread({ script, heapMb: 64, timeoutMs: 3000 });
  });
  afterEach(() => thread.close());

  test('answers each task, in order', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((each) => thread.run(each)))).toEqual(['A', 'B', 'C']);
  });

  test('a task that throws concerns its caller only', async () => {
    const [threw, next] = await Promise.allSettled([thread.run('throw'), thread.run('a')]);
    expect(threw).toMatchObject({ status: 'rejected', reason: { message: 'told to' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'A' });
  });

  test('a task that never ends is given up, and the next one is served', async () => {
    await expect(thread.run('hang')).rejects.toThrow('longer than 3000 ms');
    expect(await thread.run('a')).toBe('A');
  });

  test('a task that outgrows its memory is given up, and the next one is served', async () => {
    await expect(thread.run('eat')).rejects.toThrow();
    expect(await thread.run('a')).toBe('A');
  });

  test('a task whose caller gives up is ended', async () => {
    const caller = new AbortController();
    const running = thread.run('hang', caller.signal);
    caller.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
    expect(await thread.run('a')).toBe('A');
  });
});
