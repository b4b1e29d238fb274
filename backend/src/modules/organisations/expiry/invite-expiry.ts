import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type InviteDocument, invites } from '#projections/organisations/invites/invites.projection';
import { inviteDecider } from '../domain/invite.decider';
import { expireInvites } from './expire-invites';

/** Expires overdue invites at every tick; two processes that find the same one append one event. */
@Injectable()
export class InviteExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(InviteExpiry.name);
  private readonly expiring: RecurringWork;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly decide: DeciderRunner,
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
    if (await areFilling(this.reads, [invites])) return;
    const now = this.clock.now();
    const expire = ({ _id: userId, expires_at }: InviteDocument) => {
      const context = ofTheSystem(idAt(Date.parse(expires_at), `${userId}/expiry`), now);
      return this.decide.run(inviteDecider, userId, { type: 'ExpireInvite', now }, context);
    };
    const onFailure = (userId: string, error: unknown): void =>
      this.log.error(`The invite ${userId} could not be expired; it will be retried at the next tick.`, error);
    await expireInvites({ reads: this.reads, expire, onFailure }, now);
  }
}
