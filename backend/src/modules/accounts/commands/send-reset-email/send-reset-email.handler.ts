import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { BEGINNING } from '../../../../platform/event-store/event-store';
import { readEmailAddress } from '../../account-streams';
import { RESET_LIFETIME_MS } from '../../domain/link';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { SendResetEmail } from './send-reset-email.command';

@CommandHandler(SendResetEmail)
export class SendResetEmailHandler implements ICommandHandler<SendResetEmail> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: SendResetEmail) {
    const address = await readEmailAddress(this.runner, this.keys.emailKey(request.email));
    if (address.status === 'free') return { result: {}, position: BEGINNING };
    const { userId } = address;
    const linkId = entityId(context, 'link');
    const reset = {
      linkId,
      tokenHash: this.keys.linkToken('reset', userId, linkId).hash,
      expiresAt: new Date(context.now.getTime() + RESET_LIFETIME_MS).toISOString(),
    };
    const asked = await this.runner.run(
      userDecider,
      userStream(userId),
      { type: 'RequestPasswordReset', reset, browser: request.browser },
      context,
    );
    return isRefusal(asked) ? asked : { result: {}, position: asked.position };
  }
}
