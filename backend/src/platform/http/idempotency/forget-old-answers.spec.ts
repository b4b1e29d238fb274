import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { TestClock } from '#test/support/test-clock';
import { forgetOldAnswers } from './forget-old-answers';

test('deletes stored responses within an hour after they expire', async () => {
  const clock = new TestClock();
  const keys = inMemoryKeyStore();
  const cutOffs: number[] = [];
  keys.idempotency = { ...keys.idempotency, purge: async (before) => void cutOffs.push(before) };

  const forgetting = forgetOldAnswers(keys, clock);
  expect(forgetting.every).toBe(3_600_000);
  await forgetting.work(new AbortController().signal);
  expect(cutOffs).toEqual([clock.now().getTime() - 24 * 3_600_000]);
});
