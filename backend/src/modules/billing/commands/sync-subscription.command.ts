import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { stepOf } from '#platform/command-handling/command-context';
import { type WrittenPosition, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { subscriptionDecider } from '../domain/subscription.decider';
import { StripeApi } from '../stripe/stripe-api';

/** Records what Stripe says of a customer now. */
export class SyncSubscription extends ContextCommand<{ readonly customerId: string }> {}

/** Number of rounds at most: more changes of one customer than happen while they are recorded. */
const MAX_ROUNDS = 20;

@CommandHandler(SyncSubscription)
export class SyncSubscriptionHandler implements ICommandHandler<SyncSubscription> {
  private readonly log = new Logger(SyncSubscription.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly stripe: StripeApi,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  /**
   * Asks again after each change that it records, since another process may have asked later and recorded earlier: the
   * last one to record has then seen the newest state.
   */
  async execute({ request: { customerId }, context }: SyncSubscription) {
    const userId = await this.userOf(customerId);
    if (userId === null) {
      this.log.warn(`Stripe's customer ${customerId} does not belong to any account.`);
      return accepted(null);
    }
    const written: { readonly written: WrittenPosition }[] = [];
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const status = await this.stripe.subscriptionStatusOf(customerId);
      if (status === null) {
        this.log.warn(`Stripe's customer ${customerId} pays a price that is not in PLANS.`);
        break;
      }
      const record = { type: 'RecordSubscriptionStatus', userId, status } as const;
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
