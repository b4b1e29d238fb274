import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { IDS } from '#platform/ids';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import type { UpToDatePorts } from '#platform/read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { OutboundKind } from '../outbound-kind';
import { OutboundKinds } from '../outbound-kinds';
import { attemptEffect } from './attempt-effect';
import { effectOf } from './effect-job';
import { endInterrupted } from './end-interrupted';

/** Makes the attempts: takes the jobs of each kind from its own queue, so that none holds up another. */
@Injectable()
export class EffectWorkers implements OnApplicationBootstrap, OnApplicationShutdown, UpToDatePorts {
  private readonly underWay = new Set<string>();
  private readonly log = new Logger(EffectWorkers.name);
  private starting = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly kinds: OutboundKinds,
    readonly runner: CommandRunner,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(READ_STORE) readonly reads: ReadStore,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.roles.has('worker')) this.starting = this.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.starting;
  }

  private async start(): Promise<void> {
    // A process with its own log is the only one that makes attempts.
    if (this.config.eventStoreUrl === undefined)
      await endInterrupted(this).catch((error: unknown) => this.log.error(String(error)));
    if (this.stopped) return;
    for (const kind of this.kinds.all()) {
      // A failed attempt is an event with its own time; a failed job is queued again as long as its effect is due.
      const options = { concurrency: kind.concurrency, attempts: 1, backoffMs: 0 };
      this.jobs.work(kind.kind, options, (job, { signal }) => this.attempt(kind, effectOf(job), signal));
    }
  }

  /**
   * One attempt at an effect at a time. Between processes leases see to that; within this one they do not suffice, since
   * they end by the application's clock, which a rehearsal may move ahead while an attempt is under way.
   */
  private async attempt(kind: OutboundKind, effectId: string, signal: AbortSignal): Promise<void> {
    if (this.underWay.has(effectId)) return;
    this.underWay.add(effectId);
    try {
      const { runner, clock, ids } = this;
      await attemptEffect({ runner, clock, ids, random: Math.random }, kind, effectId, signal);
    } finally {
      this.underWay.delete(effectId);
    }
  }
}
