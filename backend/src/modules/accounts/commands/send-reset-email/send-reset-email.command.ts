import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { RESET_LIFETIME_MS } from '../../domain/link';
import { userDecider } from '../../domain/user.decider';
import type { Browser } from '#events/accounts/user.events';
import { AccountKeys } from '../../keys/account-keys';

export interface SendResetEmailRequest {
  readonly email: string;
  readonly browser: Browser;
}

/** Mails a password reset link. An unknown address is accepted without effect. */
export class SendResetEmail extends ContextCommand<SendResetEmailRequest> {}

@CommandHandler(SendResetEmail)
export class SendResetEmailHandler implements ICommandHandler<SendResetEmail> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: SendResetEmail) {
    const address = await this.runner.streams.stateOf(emailAddressDecider, this.keys.emailKey(request.email));
    if (address.status === 'free') return accepted(null);
    const { userId } = address;
    const linkId = entityId(context, 'link');
    const reset = {
      linkId,
      tokenHash: this.keys.linkToken('reset', userId, linkId).hash,
      expiresAt: new Date(context.now.getTime() + RESET_LIFETIME_MS).toISOString(),
    };
    const command = { type: 'RequestPasswordReset', reset, browser: request.browser } as const;
    const decided = await this.runner.run(userDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
