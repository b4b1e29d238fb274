import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { anyInInitialFill } from '#platform/read-store/any-in-initial-fill';
import { MODEL_RECORDS, type ModelRecords, READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { referralDecider } from '../domain/referral.decider';

/** Counts a new account for the user whose link it was registered with, if the link is valid. */
export class RedeemReferral extends ContextCommand<{ readonly referredId: string }> {}

@CommandHandler(RedeemReferral)
export class RedeemReferralHandler implements ICommandHandler<RedeemReferral> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(MODEL_RECORDS) private readonly records: ModelRecords,
  ) {}

  async execute({ request: { referredId }, context }: RedeemReferral) {
    const code = await this.codeOf(referredId);
    if (code === null) return accepted(null);
    if (await anyInInitialFill(this.records, [accounts])) throw new Error('Accounts cannot be looked up yet.');
    const [referrer] = await this.reads.find(accounts, { referral_code: code }, { limit: 1 });
    if (referrer?.status !== 'active') return accepted(null);
    const userId = referrer._id;
    const redeemed = await this.runner.run(referralDecider, userId, { type: 'Redeem', userId, referredId }, context);
    return isRefusal(redeemed) ? redeemed : accepted(null, redeemed);
  }

  /** Read from the log, since the read model may be behind. */
  private async codeOf(userId: string): Promise<string | null> {
    for (const { type, data } of await this.runner.streams.history<UserEvent>(userEvents.stream(userId)))
      if (type === 'UserRegistered') return data.referralCode;
    return null;
  }
}
