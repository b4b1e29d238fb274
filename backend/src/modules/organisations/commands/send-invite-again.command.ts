import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { inviteDecider } from '../domain/invite.decider';
import { InviteKeys } from '../invite-keys';
import { type MadeInvite, madeInvite } from './make-invite.command';

/** Mails the same link again, which is valid longer. */
export class SendInviteAgain extends ContextCommand<
  { readonly userId: string; readonly browser: Browser },
  MadeInvite
> {}

@CommandHandler(SendInviteAgain)
export class SendInviteAgainHandler implements ICommandHandler<SendInviteAgain> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: InviteKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async execute({ request: { userId, browser }, context }: SendInviteAgain): Promise<CommandOutcome<MadeInvite>> {
    const again = { type: 'SendInviteAgain', browser, now: context.now } as const;
    const sent = await this.runner.run(inviteDecider, userId, again, context);
    return isRefusal(sent) ? sent : accepted(madeInvite(sent.state, this.keys, this.config.publicUrl), sent);
  }
}
