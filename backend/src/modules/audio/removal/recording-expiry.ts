import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { RecurringWork } from '#platform/pauses';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { recordingDecider } from '../domain/recording.decider';

const PAGE = 100;

/** Lets recordings go when their time is over. They are found by an index; what a tick leaves, the next one finds. */
@Injectable()
export class RecordingExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(RecordingExpiry.name);
  private readonly expiring: RecurringWork;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'find'>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly runner: DeciderRunner,
  ) {
    this.expiring = new RecurringWork(config.schedulerTickMs, () => this.expireAll(), this.log);
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) void this.expiring.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.expiring.stop();
  }

  private async expireAll(): Promise<void> {
    const now = this.clock.now();
    const over = await this.reads.find(
      recordings,
      { expires_at: { $gt: '', $lte: now.toISOString() } },
      { sort: { expires_at: 1 }, limit: PAGE },
    );
    for (const { _id: briefId, user_id: userId, expires_at } of over) {
      const context = ofTheSystem(idAt(Date.parse(expires_at ?? ''), `${briefId}/expiry`), now);
      await this.runner.run(recordingDecider, briefId, { type: 'Expire', userId, briefId }, context);
    }
  }
}
