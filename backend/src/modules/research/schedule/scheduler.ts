import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { runDecider } from '../domain/run.decider';
import { subjectDayDecider } from '../domain/subject-day.decider';
import { type ResearchSettings, researchSettings } from '../research.settings';
import { type DueWork, dueWork } from './due-work';

const LEASE = 'scheduler';
/** How long other schedulers wait before they take over from one that was killed. */
const LEASE_MS = 10_000;
/** How often to check for room for the next run. */
const BEAT_MS = 1000;

/**
 * Requests scheduled runs, in one process at a time under a lease. Looks for due work at each configured tick and requests
 * it in turns; when a run ends, the next is requested within a second.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Scheduler.name);
  private readonly holder = randomUUID();
  private readonly work: DueWork;
  private readonly tickMs: number;
  private readonly beating: RecurringWork;
  private refreshedAt = -Infinity;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(researchSettings.port)
    {
      schedulerMaxActiveRuns,
      subjectRunsPerDay,
    }: Pick<ResearchSettings, 'schedulerMaxActiveRuns' | 'subjectRunsPerDay'>,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(JOB_QUEUE) jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    commands: CommandBus,
    runner: DeciderRunner,
  ) {
    this.tickMs = config.schedulerTickMs;
    this.beating = new RecurringWork(Math.min(this.tickMs, BEAT_MS), () => this.beat(), this.log);
    this.work = dueWork({
      reads,
      jobs,
      commands,
      hasEnded: async (trackerId, runId) => {
        const { asked, run } = await runner.stateOf(runDecider, trackerId);
        return asked && (run.status === 'none' || run.runId !== runId);
      },
      roomForSubjects: async (now) =>
        subjectRunsPerDay - (await runner.stateOf(subjectDayDecider, now.toISOString().slice(0, 10))).length,
      maxActiveRuns: schedulerMaxActiveRuns,
      onFailure: (trackerId, error) =>
        this.log.error(
          `The run of tracker ${trackerId} could not be requested; it will be retried at the next tick.`,
          error,
        ),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) void this.beating.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.beating.stop();
    if (this.config.roles.has('scheduler')) await this.reads.releaseLease(LEASE, this.holder);
  }

  private async beat(): Promise<void> {
    if (!(await this.reads.acquireLease(LEASE, this.holder, LEASE_MS))) return;
    if (performance.now() - this.refreshedAt >= this.tickMs) {
      if (await areFilling(this.reads, [dueRuns, runs])) return;
      this.refreshedAt = performance.now();
      await this.work.refreshDue(this.clock.now());
    }
    await this.work.request(this.clock.now());
  }
}
