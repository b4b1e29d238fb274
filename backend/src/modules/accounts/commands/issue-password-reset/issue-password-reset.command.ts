import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { RESET_LIFETIME_MS } from '../../domain/link';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';

/**
 * Creates a password reset link for the operator to pass on: an administrator who forgot their password may be the only
 * one who could read the mail. `token` goes into the link. Refused with NOT_FOUND if there is no active account.
 */
export class IssuePasswordReset extends ContextCommand<{ readonly userId: string }, { readonly token: string }> {}

@CommandHandler(IssuePasswordReset)
export class IssuePasswordResetHandler implements ICommandHandler<IssuePasswordReset> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request: { userId }, context }: IssuePasswordReset) {
    const linkId = entityId(context, 'link');
    const { token, hash: tokenHash } = this.keys.linkToken('reset', userId, linkId);
    const expiresAt = new Date(context.now.getTime() + RESET_LIFETIME_MS).toISOString();
    const issue = { type: 'IssuePasswordReset', reset: { linkId, tokenHash, expiresAt } } as const;
    const issued = await this.runner.run(userDecider, userId, issue, context);
    return isRefusal(issued) ? issued : accepted({ token }, issued);
  }
}
