import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { IDS } from '#platform/ids';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import type { EffectKind } from '../effect-kind';
import { EffectKinds } from '../effect-kinds';
import { attemptEffect } from './attempt-effect';
import { effectOf } from './effect-job';

/** Makes the attempts: takes the jobs of each kind from its own queue, so that none holds up another. */
@Injectable()
export class EffectWorkers implements OnApplicationBootstrap {
  private readonly underWay = new Set<string>();

  constructor(
    private readonly kinds: EffectKinds,
    private readonly runner: DeciderRunner,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    for (const kind of this.kinds.all()) {
      // A failed attempt is an event with a time of its own; a failed job is queued again as long as its effect is due.
      const options = { concurrency: kind.concurrency, attempts: 1, backoffMs: 0 };
      this.jobs.work(kind.kind, options, (job, { signal }) => this.attempt(kind, effectOf(job), signal));
    }
  }

  /** A lease is measured by the application's clock, which a rehearsal may move: it never ends one of this process. */
  private async attempt(kind: EffectKind, effectId: string, signal: AbortSignal): Promise<void> {
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
