import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { emailAddressDecider } from '../domain/email-address.decider';
import { userDecider } from '../domain/user.decider';

/** Releases an address that was claimed for an account which has been erased since; does nothing for any other account. */
export class ReleaseErasedEmail extends ContextCommand<{ readonly emailKey: string; readonly userId: string }> {}

@CommandHandler(ReleaseErasedEmail)
export class ReleaseErasedEmailHandler implements ICommandHandler<ReleaseErasedEmail> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { emailKey, userId }, context }: ReleaseErasedEmail) {
    const user = await this.runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'erased') return accepted(null);
    const released = await this.runner.run(emailAddressDecider, emailKey, { type: 'ReleaseEmail', userId }, context);
    return isRefusal(released) ? released : accepted(null, released);
  }
}
