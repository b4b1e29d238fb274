import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { dayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { SECOND_MS } from '#kernel/durations';
import { BRIEF_TIMES_FROM } from '#modules/delivery/published';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Config } from '#platform/config/config';
import type { JobQueue } from '#platform/jobs/job-queue';
import { anyInInitialFill } from '#platform/read-store/any-in-initial-fill';
import type { ModelRecords, ReadStore } from '#platform/read-store/read-store';
import type { Recurring } from '#platform/recurring/recurring';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { runDecider } from '../domain/run.decider';
import { subjectDayDecider } from '../domain/subject-day.decider';
import type { ResearchSettings } from '../research.settings';
import { dueWork } from './due-work';

/** How often to check for room for the next run. */
const POLL_MS = SECOND_MS;

interface SchedulerPorts {
  readonly config: Pick<Config, 'schedulerTickMs'>;
  readonly settings: Pick<ResearchSettings, 'schedulerMaxActiveRuns' | 'subjectRunsPerDay'>;
  readonly reads: ReadStore;
  readonly records: ModelRecords;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly commands: CommandBus;
  readonly runner: CommandRunner;
}

/**
 * Requests scheduled runs. Looks for due work at each configured tick and requests it in turns; when a run ends, the
 * next is requested within a second.
 */
export const scheduler = ({
  config: { schedulerTickMs },
  settings: { schedulerMaxActiveRuns, subjectRunsPerDay },
  reads,
  records,
  jobs,
  clock,
  commands,
  runner,
}: SchedulerPorts): Recurring => {
  const name = 'scheduler';
  const log = new Logger(name);
  const { refreshDue, request } = dueWork({
    reads,
    jobs,
    commands,
    hasEnded: async (trackerId, runId) => {
      const { hasBeenRequested, run } = await runner.streams.stateOf(runDecider, trackerId);
      return hasBeenRequested && (run.status === 'none' || run.runId !== runId);
    },
    roomForSubjects: async (now) =>
      subjectRunsPerDay - (await runner.streams.stateOf(subjectDayDecider, dayOf(now.toISOString()))).length,
    maxActiveRuns: schedulerMaxActiveRuns,
    onFailure: (trackerId, error) =>
      log.error(`The run of tracker ${trackerId} could not be requested; it will be retried at the next tick.`, error),
  });
  let refreshedAt = -Infinity;
  return {
    name,
    role: 'scheduler',
    every: Math.min(schedulerTickMs, POLL_MS),
    singleton: true,
    async work() {
      if (performance.now() - refreshedAt >= schedulerTickMs) {
        // While read models are filled for the first time, what is due is not known yet. Asking that needs the stores,
        // so it is asked once a tick, not at each beat.
        if (await anyInInitialFill(records, [dueRuns, runs, ...BRIEF_TIMES_FROM])) return;
        refreshedAt = performance.now();
        await refreshDue(clock.now());
      }
      await request(clock.now());
    },
  };
};
