import { TestClock } from '../../../../test/support/test-clock';
import { inMemoryKeyStore } from '../../../../test/support/in-memory/in-memory-key-store';
import { ForgetOldAnswers } from './forget-old-answers';

test('deletes stored responses within an hour after they expire', async () => {
  jest.useFakeTimers();
  const clock = new TestClock();
  const keys = inMemoryKeyStore();
  const cutOffs: number[] = [];
  keys.idempotency = { ...keys.idempotency, purge: async (before) => void cutOffs.push(before) };
  const dayBefore = () => clock.now().getTime() - 24 * 3_600_000;

  const forgetting = new ForgetOldAnswers(keys, clock);
  forgetting.onApplicationBootstrap();
  expect(cutOffs).toEqual([dayBefore()]);
  clock.advance(3_600_000);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(cutOffs.at(-1)).toBe(dayBefore());

  await forgetting.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(cutOffs).toHaveLength(2);
  jest.useRealTimers();
});
