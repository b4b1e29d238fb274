import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import { accounts } from '#modules/accounts/published';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CONFIG, type Config } from '#platform/config/config';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { SyncSubscription } from '../commands/sync-subscription.command';
import { StripeApi } from './stripe-api';

const TAKEN = 10_000;

/** Takes what Stripe could not deliver, at the start and at each tick: Stripe itself gives up after three days. */
@Injectable()
export class MissedEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(MissedEvents.name);
  private readonly taken = new LRUCache<string, true>({ max: TAKEN });
  private readonly taking: RecurringWork;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly stripe: StripeApi,
    private readonly commands: CommandBus,
  ) {
    this.taking = new RecurringWork(config.schedulerTickMs, () => this.take(), this.log);
  }

  onApplicationBootstrap(): void {
    if (this.stripe.isConnected && this.config.roles.has('scheduler')) void this.taking.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.taking.stop();
  }

  private async take(): Promise<void> {
    if (await areFilling(this.reads, [accounts, subscriptions])) return;
    const eventsOf = new Map<string, string[]>();
    for await (const { eventId, customerId } of this.stripe.undelivered()) {
      if (customerId === null || this.taken.has(eventId)) continue;
      eventsOf.set(customerId, [...(eventsOf.get(customerId) ?? []), eventId]);
    }
    for (const [customerId, eventIds] of eventsOf) {
      const now = this.clock.now();
      const context = ofTheSystem(idAt(now.getTime(), `stripe/${customerId}`), now);
      await this.commands.execute(new SyncSubscription({ customerId }, context));
      for (const eventId of eventIds) this.taken.set(eventId, true);
    }
  }
}
