import type { CommandBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import { accounts } from '#modules/accounts/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { Recurring } from '#platform/recurring/recurring';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { SyncSubscription } from '../commands/sync-subscription.command';
import type { StripeApi } from './stripe-api';

const TAKEN = 10_000;

/** Takes what Stripe could not deliver, at the start and at each tick: Stripe itself gives up after three days. */
export const missedEvents = (
  clock: Clock,
  stripe: Pick<StripeApi, 'isConnected' | 'undelivered'>,
  commands: CommandBus,
): Recurring => {
  const taken = new LRUCache<string, true>({ max: TAKEN });
  return {
    name: 'missed-events',
    role: 'scheduler',
    every: 'tick',
    reads: [accounts, subscriptions],
    isAvailable: async () => stripe.isConnected,
    async work() {
      const eventsOf = new Map<string, string[]>();
      for await (const { eventId, customerId } of stripe.undelivered()) {
        if (customerId === null || taken.has(eventId)) continue;
        eventsOf.set(customerId, [...(eventsOf.get(customerId) ?? []), eventId]);
      }
      for (const [customerId, eventIds] of eventsOf) {
        const now = clock.now();
        const context = ofTheSystem(idAt(now.getTime(), `stripe/${customerId}`), now);
        await commands.execute(new SyncSubscription({ customerId }, context));
        for (const eventId of eventIds) taken.set(eventId, true);
      }
    },
  };
};
