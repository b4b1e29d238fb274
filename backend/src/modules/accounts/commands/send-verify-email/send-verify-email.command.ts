import { type TrackerDraft, acceptDraft } from '#modules/trackers/published';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { VERIFICATION_LIFETIME_MS } from '../../domain/link';
import { type Registration, userDecider } from '../../domain/user.decider';
import type { Browser, MemberType } from '#events/accounts/user.events';
import { AccountKeys } from '../../keys/account-keys';
import { keepDraft } from './pending-tracker';

export interface SendVerifyEmailRequest {
  readonly email: string;
  readonly memberType: MemberType;
  readonly referralCode: string | null;
  /** The requested grant; the setup link's token goes here. */
  readonly grant: string | null;
  readonly pendingTracker: TrackerDraft | null;
  readonly browser: Browser;
}

/**
 * Registers an address and mails a verification link. If the address already has an account, the mail says so; the
 * response is the same. Refused with INVALID if the pending tracker is invalid.
 */
export class SendVerifyEmail extends ContextCommand<SendVerifyEmailRequest> {}

@CommandHandler(SendVerifyEmail)
export class SendVerifyEmailHandler implements ICommandHandler<SendVerifyEmail> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: SendVerifyEmail) {
    if (request.pendingTracker !== null) {
      const settings = acceptDraft(request.pendingTracker, { asStaff: false });
      if (isRefusal(settings)) return settings;
    }
    const address = await this.runner.streams.stateOf(emailAddressDecider, this.keys.emailKey(request.email));
    return address.status === 'claimed'
      ? this.remind(address.userId, request, context)
      : this.register(request, context);
  }

  /** Sends no mail if the account is only partly created or erased, and the answer does not reveal it. */
  private async remind(userId: string, { browser }: SendVerifyEmailRequest, context: CommandContext) {
    const reminded = await this.runner.run(userDecider, userId, { type: 'RepeatRegistration', browser }, context);
    return isRefusal(reminded) ? accepted(null) : accepted(null, reminded);
  }

  /** Each request is a separate registration, so that no one can interfere with another person's. */
  private async register(request: SendVerifyEmailRequest, context: CommandContext) {
    const userId = entityId(context, 'user');
    const linkId = entityId(context, 'link');
    const asAdministrator = request.grant !== null && this.keys.isSetupToken(request.grant);
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
    const registered = await this.runner.run(userDecider, userId, { type: 'Register', registration }, context);
    return isRefusal(registered) ? registered : accepted(null, registered);
  }
}
