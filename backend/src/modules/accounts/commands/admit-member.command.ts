import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MemberType, Organisation } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { emailAddressDecider } from '../domain/email-address.decider';
import { type Registration, userDecider } from '../domain/user.decider';
import { AccountKeys } from '../keys/account-keys';

interface Member {
  readonly userId: string;
  /** Has been proven to be theirs. */
  readonly email: string;
  readonly memberType: MemberType;
  readonly organisation: Organisation;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/**
 * Makes the account of someone who was invited by an organisation. Refused with CONFLICT if the address has one; the
 * registration is then never confirmed, and expires.
 */
export class AdmitMember extends ContextCommand<Member> {}

@CommandHandler(AdmitMember)
export class AdmitMemberHandler implements ICommandHandler<AdmitMember> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
  ) {}

  async execute({ request, context }: AdmitMember) {
    const { userId, email, memberType, organisation, ...activation } = request;
    const registration: Registration = {
      userId,
      email,
      memberType,
      referralCode: null,
      grant: null,
      pendingTracker: null,
      verification: null,
      asAdministrator: false,
      browser: null,
    };
    const register = { type: 'Register', registration, organisation } as const;
    const registered = await this.runner.run(userDecider, userId, register, context);
    if (isRefusal(registered)) return registered;
    const claim = { type: 'ClaimEmail', userId, ...activation, identity: null } as const;
    const claimed = await this.runner.run(emailAddressDecider, this.keys.emailKey(email), claim, context);
    return isRefusal(claimed) ? claimed : accepted(null, registered, claimed);
  }
}
