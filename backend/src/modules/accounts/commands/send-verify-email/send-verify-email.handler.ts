import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { type CommandContext, entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { BEGINNING } from '../../../../platform/event-store/event-store';
import { acceptDraft } from '../../../trackers/domain/tracker-draft';
import { readEmailAddress } from '../../account-streams';
import { VERIFICATION_LIFETIME_MS } from '../../domain/link';
import { userStream } from '../../domain/user';
import { type Registration, userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { keepDraft } from './pending-tracker';
import { SendVerifyEmail, type SendVerifyEmailRequest } from './send-verify-email.command';

@CommandHandler(SendVerifyEmail)
export class SendVerifyEmailHandler implements ICommandHandler<SendVerifyEmail> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: SendVerifyEmail) {
    if (request.pendingTracker !== null) {
      const settings = acceptDraft(request.pendingTracker, { asStaff: false });
      if (isRefusal(settings)) return settings;
    }
    const address = await readEmailAddress(this.runner, this.keys.emailKey(request.email));
    const done =
      address.status === 'claimed'
        ? await this.remind(address.userId, request, context)
        : await this.register(request, context);
    return isRefusal(done) ? done : { result: {}, position: done.position };
  }

  /** Where the account is half made or half erased nobody is reminded, and whoever asks is not told so. */
  private async remind(userId: string, { browser }: SendVerifyEmailRequest, context: CommandContext) {
    const repeat = { type: 'RepeatRegistration' as const, browser };
    const reminded = await this.runner.run(userDecider, userStream(userId), repeat, context);
    return isRefusal(reminded) ? { position: BEGINNING } : reminded;
  }

  /** Each request is a registration of its own: nobody can spoil the one that somebody else has begun. */
  private register(request: SendVerifyEmailRequest, context: CommandContext) {
    const userId = entityId(context, 'user');
    const linkId = entityId(context, 'link');
    const asAdministrator = request.grant === this.keys.setupToken().token;
    const registration: Registration = {
      userId,
      email: request.email,
      memberType: request.memberType,
      referralCode: request.referralCode,
      grant: asAdministrator ? null : request.grant,
      pendingTracker: request.pendingTracker === null ? null : keepDraft(request.pendingTracker),
      verification: {
        linkId,
        tokenHash: this.keys.linkToken('verify', userId, linkId).hash,
        expiresAt: new Date(context.now.getTime() + VERIFICATION_LIFETIME_MS).toISOString(),
      },
      asAdministrator,
      browser: request.browser,
    };
    return this.runner.run(userDecider, userStream(userId), { type: 'Register', registration }, context);
  }
}
