import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Stated } from '#events/accounts/stated-reason';
import { isRefusal } from '#kernel/decider';
import { actingUserId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';

/**
 * Erases a user: their personal fields become unreadable for good, and their data is deleted. Refused with NOT_FOUND if
 * there is no such user.
 */
export class EraseUser extends ContextCommand<{ readonly userId: string } & Stated> {}

@CommandHandler(EraseUser)
export class EraseUserHandler implements ICommandHandler<EraseUser> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request: { userId, statedReason }, context }: EraseUser) {
    const user = await this.runner.streams.stateOf(userDecider, userId);
    const email = user.status === 'pending' || user.status === 'active' ? user.email : null;
    const emailKey = email === null ? null : this.keys.emailKey(email);
    const erasedBy = actingUserId(context) ?? 'operator';
    const erase = { type: 'Erase', emailKey, erasedBy, statedReason } as const;
    const erased = await this.runner.run(userDecider, userId, erase, context);
    return isRefusal(erased) ? erased : accepted(null, erased);
  }
}
