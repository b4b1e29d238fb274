import type { CommandBus } from '@nestjs/cqrs';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { JobQueue } from '#platform/jobs/job-queue';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { configFor } from '#test/support/http-app';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { TestClock } from '#test/support/test-clock';
import { created } from '#test/support/trackers/tracker-examples';
import { scheduler } from './scheduler';

test('nothing is requested until the read models have read the log for the first time', async () => {
  const reads = await filledReadStore([dueRuns, runs], [created({ trackerId: 'tracker-1', frequency: 'hour' })]);
  const filled = await reads.modelRecord(runs.name);
  if (filled === undefined) throw new Error('The read model has no record.');
  await reads.saveModelRecord({ ...filled, filling: true });
  let requests = 0;
  const execute = async () => {
    requests += 1;
    return accepted({ runId: null });
  };
  const { work, role, singleton } = scheduler({
    config: configFor({}),
    settings: { schedulerMaxActiveRuns: 2, subjectRunsPerDay: 1 },
    reads,
    records: reads,
    jobs: {} as Partial<JobQueue> as JobQueue,
    clock: new TestClock(new Date('2026-03-02T00:00:00Z')),
    commands: { execute } as Partial<CommandBus> as CommandBus,
    runner: new CommandRunner(inMemoryEventStore()),
  });
  expect({ role, singleton }).toEqual({ role: 'scheduler', singleton: true });
  const { signal } = new AbortController();
  await work(signal);
  await work(signal);
  expect(requests).toBe(0);

  await reads.saveModelRecord(filled);
  await work(signal);
  expect(requests).toBe(1);
});
