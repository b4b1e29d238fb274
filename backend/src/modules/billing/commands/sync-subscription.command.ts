import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { stepOf } from '#platform/command-handling/command-context';
import { type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { subscriptionDecider } from '../domain/subscription.decider';
import { StripeApi } from '../stripe/stripe-api';

/** Records what Stripe says of a customer now. */
export class SyncSubscription extends ContextCommand<{ readonly customerId: string }> {}

/** More changes of one customer than happen while they are recorded. */
const MOST_ROUNDS = 20;

@CommandHandler(SyncSubscription)
export class SyncSubscriptionHandler implements ICommandHandler<SyncSubscription> {
  private readonly log = new Logger(SyncSubscription.name);

  constructor(
    private readonly runner: DeciderRunner,
    private readonly stripe: StripeApi,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  /**
   * Asks again after each change that it records, since another process may have asked later and recorded earlier: whoever
   * records last has seen the newest.
   */
  async execute({ request: { customerId }, context }: SyncSubscription) {
    const userId = await this.userOf(customerId);
    if (userId === null) {
      this.log.warn(`Stripe's customer ${customerId} is nobody with an account here.`);
      return accepted(null);
    }
    const written: { readonly written: Written }[] = [];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const standing = await this.stripe.standingOf(customerId);
      if (standing === null) {
        this.log.warn(`Stripe's customer ${customerId} pays a price that is not in PLANS.`);
        break;
      }
      const record = { type: 'RecordStanding', userId, standing } as const;
      const recorded = await this.runner.run(subscriptionDecider, userId, record, stepOf(context, String(round)));
      if (isRefusal(recorded)) return recorded;
      if (recorded.events.length === 0) break;
      written.push(recorded);
    }
    return accepted(null, ...written);
  }

  private async userOf(customerId: string): Promise<string | null> {
    const [known] = await this.reads.find(subscriptions, { customer_id: customerId }, { limit: 1 });
    const userId = known?._id ?? (await this.stripe.userNamedBy(customerId));
    if (userId === null) return null;
    return (await this.reads.get(accounts, userId))?.status === 'active' ? userId : null;
  }
}
