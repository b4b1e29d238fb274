import { inProcessJobQueue } from '#platform/jobs/in-process/in-process-job-queue';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { TestClock } from '#test/support/test-clock';
import { until } from '#test/support/until';
import { dueEffects } from './due-effects';
import { effectJob } from './effect-job';

test('a job that fails whenever it runs is run again after pauses that grow to five minutes', async () => {
  const clock = new TestClock();
  const jobs = inProcessJobQueue({ clock, pollMs: 5, onFailure: () => undefined });
  const due = dueEffects({ all: () => [{ kind: 'mail' } as never] }, new InMemoryReadStore(), jobs, clock);
  let runs = 0;
  jobs.work('mail', { concurrency: 1, attempts: 1, backoffMs: 0 }, async () => {
    runs += 1;
    throw new Error('An event of its stream cannot be read.');
  });
  const hasFailed = (times: number) =>
    until(`it has failed ${times} times`, async () => runs === times && (await jobs.counts('mail')).failed === 1);
  /** Half seconds until it runs again. */
  const pause = async (): Promise<number> => {
    const before = runs;
    for (let looks = 0; ; looks++) {
      await due.work(new AbortController().signal);
      if ((await jobs.counts('mail')).failed === 0 || runs > before) {
        await hasFailed(before + 1);
        return looks;
      }
      clock.advance(500);
    }
  };
  await jobs.enqueue(effectJob('mail', 'e1', 0));
  await hasFailed(1);
  expect([await pause(), await pause(), await pause(), await pause()]).toEqual([0, 2, 4, 8]);
  for (let more = 0; more < 7; more++) await pause();
  expect(await pause()).toBe(600);
  await jobs.stop(0);
});
