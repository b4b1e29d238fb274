import type { CommandBus } from '@nestjs/cqrs';
import { accepted } from '#platform/command-handling/command-outcome';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { JobQueue } from '#platform/jobs/job-queue';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { filledReadStore } from '../../../../../test/support/filled-read-store';
import { inMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store';
import { configFor } from '../../../../../test/support/http-app';
import { TestClock } from '../../../../../test/support/test-clock';
import { created } from '../../../../../test/support/trackers/tracker-examples';
import { until } from '../../../../../test/support/until';
import type { RequestRun } from '../commands/request-run/request-run.command';
import { Scheduler } from './scheduler';

const runner = new DeciderRunner(inMemoryEventStore());
const settings = { schedulerMaxActiveRuns: 2, subjectRunsPerDay: 1 };

test('one scheduler at a time requests runs, and another takes over when it stops', async () => {
  const reads = await filledReadStore([dueRuns, runs], [created({ trackerId: 'tracker-1', frequency: 'hour' })]);
  const config = configFor({ SCHEDULER_TICK_MS: '10' });
  const clock = new TestClock(new Date('2026-03-02T00:00:00Z'));
  const requests = { first: 0, second: 0 };
  const schedulerOf = (name: keyof typeof requests): Scheduler => {
    const execute = async (_: RequestRun) => {
      requests[name] += 1;
      return accepted({ runId: null });
    };
    const commands = { execute } as Partial<CommandBus> as CommandBus;
    return new Scheduler(config, settings, reads, {} as Partial<JobQueue> as JobQueue, clock, commands, runner);
  };
  const [first, second] = [schedulerOf('first'), schedulerOf('second')];
  first.onApplicationBootstrap();
  await until('the first process requests runs', () => requests.first > 0);
  second.onApplicationBootstrap();
  const before = requests.first;
  await until('the first process has polled several times', () => requests.first > before + 5);
  expect(requests.second).toBe(0);

  await first.onApplicationShutdown();
  await until('the second process requests runs', () => requests.second > 0);
  await second.onApplicationShutdown();
});

test('nothing is requested until the read models have read the log for the first time', async () => {
  const reads = await filledReadStore([dueRuns, runs], [created({ trackerId: 'tracker-1', frequency: 'hour' })]);
  const filled = await reads.modelRecord(runs.name);
  if (filled === undefined) throw new Error('The read model has no record.');
  await reads.saveModelRecord({ ...filled, filling: true });
  let [requests, beats] = [0, 0];
  const execute = async () => {
    requests += 1;
    return accepted({ runId: null });
  };
  const commands = { execute } as Partial<CommandBus> as CommandBus;
  const acquireLease = reads.acquireLease.bind(reads);
  reads.acquireLease = (...asked) => {
    beats += 1;
    return acquireLease(...asked);
  };
  const clock = new TestClock(new Date('2026-03-02T00:00:00Z'));
  const config = configFor({ SCHEDULER_TICK_MS: '10' });
  const scheduler = new Scheduler(
    config,
    settings,
    reads,
    {} as Partial<JobQueue> as JobQueue,
    clock,
    commands,
    runner,
  );
  scheduler.onApplicationBootstrap();
  await until('the scheduler has beaten several times', () => beats > 5);
  expect(requests).toBe(0);

  await reads.saveModelRecord(filled);
  await until('the scheduler requests runs', () => requests > 0);
  await scheduler.onApplicationShutdown();
});

test('a process without the scheduler role requests nothing', async () => {
  const reads = await filledReadStore([dueRuns, runs], [created({ trackerId: 'tracker-1', frequency: 'hour' })]);
  const commands = { execute: () => Promise.reject(new Error('requested')) } as Partial<CommandBus> as CommandBus;
  const config = { ...configFor({}), roles: new Set<never>() };
  const scheduler = new Scheduler(
    config,
    settings,
    reads,
    {} as Partial<JobQueue> as JobQueue,
    new TestClock(),
    commands,
    runner,
  );
  scheduler.onApplicationBootstrap();
  await scheduler.onApplicationShutdown();
  expect(await reads.leaseHolder('scheduler')).toBeNull();
});
