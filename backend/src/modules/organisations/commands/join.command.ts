import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Device } from '#events/accounts/session.events';
import type { MemberType } from '#events/accounts/user.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import {
  AccountKeys,
  AdmitMember,
  PasswordHasher,
  SessionOpener,
  type TokenPair,
  actingAs,
  emailAddressDecider,
  passwordFault,
  userDecider,
} from '#modules/accounts/published';
import type { CommandContext } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { acceptedOf } from '#platform/processes/process';
import { HAS_ACCOUNT, INVALID_INVITE, type InviteLink, joinRefusal } from '../domain/invite-link';
import { inviteDecider } from '../domain/invite.decider';

export interface JoinRequest {
  /** Null if what was sent is not one of our links. */
  readonly link: InviteLink | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly device: Device;
}

export interface JoinedOrganisation extends TokenPair {
  readonly username: string;
  readonly role: MemberType;
}

/**
 * Makes the account that an invite is for, and signs its owner in. Refused with NOT_FOUND for an invalid invite, with
 * INVITE_USED for a used one, with INVALID for the password, and with ADDRESS_HAS_ACCOUNT if the address got an account
 * otherwise.
 */
export class Join extends ContextCommand<JoinRequest, JoinedOrganisation> {}

@CommandHandler(Join)
export class JoinHandler implements ICommandHandler<Join> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionOpener,
  ) {}

  async execute({ request, context }: Join): Promise<CommandOutcome<JoinedOrganisation>> {
    const { link, firstName, lastName, password, device } = request;
    if (link === null) return INVALID_INVITE;
    const { userId } = link;
    const by = actingAs(userId, context);
    const { wasCarriedOut } = await this.runner.commandHistory.of(inviteDecider, userId, 'UseInvite', by);
    // Hashing is expensive, so check the rest first. The decider checks the link again.
    const refusal = wasCarriedOut ? null : await this.refusalOf(link, password, context);
    if (refusal !== null) return refusal;
    const passwordHash = await this.hasher.hash(password);
    const use = { type: 'UseInvite', link, firstName, lastName, passwordHash, now: context.now } as const;
    // The account is an inline follow-up.
    const used = await this.runner.run(inviteDecider, userId, use, by);
    if (isRefusal(used)) return used;
    if (acceptedOf(used.followed, AdmitMember) === null) return HAS_ACCOUNT;
    const user = await this.runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active' || user.email === null) return INVALID_INVITE;
    const session = await this.sessions.open(user, by, { isSecondFactorProven: false, device });
    if (isRefusal(session)) return session;
    const { email: username, memberType: role } = user;
    return accepted({ username, role, ...session.result }, used, session);
  }

  private async refusalOf(link: InviteLink, password: string, { now }: CommandContext): Promise<Refusal | null> {
    const invite = await this.runner.streams.stateOf(inviteDecider, link.userId);
    const invalid = joinRefusal(invite, link, now);
    if (invalid !== null) return invalid;
    const email = invite.status === 'open' ? invite.email : null;
    if (email === null) return INVALID_INVITE;
    const address = await this.runner.streams.settledStateOf(emailAddressDecider, this.keys.emailKey(email));
    if (address.status === 'claimed') return HAS_ACCOUNT;
    const fault = passwordFault(password, email);
    return fault === null ? null : refuse('INVALID', fault.message, [fault]);
  }
}
