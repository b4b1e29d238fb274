import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { userDecider } from '../domain/user.decider';

const LIFETIME_MS = 30 * 86_400_000;
const AT_A_TIME = 100;

/**
 * Expires registrations that were not confirmed within 30 days, at every tick. They are found by an index, so no
 * restart misses one; two processes that find the same one append one event.
 */
@Injectable()
export class RegistrationExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(RegistrationExpiry.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly decide: DeciderRunner,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking = this.expireAll()
      .catch((error: unknown) =>
        this.log.error('Looking for expired registrations failed; it will be retried at the next tick.', error),
      )
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.look(), this.config.research.schedulerTickMs);
      });
  }

  private async expireAll(): Promise<void> {
    const now = this.clock.now();
    const registered = new Date(now.getTime() - LIFETIME_MS).toISOString();
    const expired = await this.reads.find(
      accounts,
      { status: 'pending', registered_at: { $lte: registered } },
      { sort: { registered_at: 1 }, limit: AT_A_TIME },
    );
    for (const { _id: userId, registered_at } of expired) {
      const commandId = idAt(Date.parse(registered_at) + LIFETIME_MS, `${userId}/expiry`);
      await this.decide.run(userDecider, userId, { type: 'ExpireRegistration' }, ofTheSystem(commandId, now));
    }
  }
}
