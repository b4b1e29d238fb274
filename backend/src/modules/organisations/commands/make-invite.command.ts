import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser, MemberType } from '#events/accounts/user.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { AccountKeys, emailAddressDecider } from '#modules/accounts/published';
import { type CommandContext, requireActingUser, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG, type Config } from '#platform/config/config';
import type { Invite } from '../domain/invite';
import { ADDRESS_HAS_ACCOUNT } from '../domain/invite-link';
import { IS_INVITED, invitedAddressDecider, isPending } from '../domain/invited-address.decider';
import { inviteDecider } from '../domain/invite.decider';
import { InviteKeys } from '../invite-keys';

export interface NewInvite {
  readonly email: string;
  readonly orgName: string;
  readonly role: MemberType;
  readonly browser: Browser;
}

/** An open invite, as shown to the person who made it. */
export interface MadeInvite {
  readonly userId: string;
  readonly orgName: string;
  readonly link: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

/**
 * Invites an address to an organisation. Refused with ADDRESS_HAS_ACCOUNT, and with CONFLICT while another invite of it is
 * open.
 */
export class MakeInvite extends ContextCommand<NewInvite, MadeInvite> {}

const HAS_ACCOUNT = refuse(ADDRESS_HAS_ACCOUNT, 'This email address already has an account.', [
  { path: 'email', message: 'This email address already has an account.' },
]);

/** What is shown of an invite that was just mailed. */
export const madeInvite = (invite: Invite, keys: InviteKeys, publicUrl: string): MadeInvite => {
  if (invite.status !== 'open') throw new Error(`A mailed invite is ${invite.status}.`);
  const { userId, organisation, expiresAt } = invite;
  return { userId, orgName: organisation.name, link: keys.address(publicUrl, userId, organisation), expiresAt };
};

@CommandHandler(MakeInvite)
export class MakeInviteHandler implements ICommandHandler<MakeInvite> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly accountKeys: AccountKeys,
    private readonly keys: InviteKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async execute({ request, context }: MakeInvite): Promise<CommandOutcome<MadeInvite>> {
    const { email, orgName, role, browser } = request;
    const userId = entityId(context, 'user');
    // A command repeated after a crash finds its own invite, and perhaps the account that it made.
    const { wasCarriedOut } = await this.runner.commandHistory.of(inviteDecider, userId, 'MakeInvite', context);
    const refusal = wasCarriedOut ? null : await this.refusalOf(email, userId, context);
    if (refusal !== null) return refusal;
    const made = await this.runner.run(
      inviteDecider,
      userId,
      {
        type: 'MakeInvite',
        userId,
        email,
        organisation: this.keys.organisationNamed(orgName),
        role,
        invitedBy: requireActingUser(context),
        tokenHash: this.keys.tokenHash(userId),
        browser,
        now: context.now,
      },
      context,
    );
    return isRefusal(made) ? made : accepted(madeInvite(made.state, this.keys, this.config.publicUrl), made);
  }

  private async refusalOf(email: string, userId: string, context: CommandContext): Promise<Refusal | null> {
    const emailKey = this.accountKeys.emailKey(email);
    const address = await this.runner.streams.stateOf(emailAddressDecider, emailKey);
    if (address.status === 'claimed') return HAS_ACCOUNT;
    const { now } = context;
    const { latest } = await this.runner.streams.stateOf(invitedAddressDecider, emailKey);
    if (latest?.userId === userId) return null;
    if (latest !== null && isPending(latest, await this.runner.streams.stateOf(inviteDecider, latest.userId), now))
      return IS_INVITED;
    const invite = { type: 'InviteAddress', emailKey, userId, replaces: latest?.userId ?? null, now } as const;
    const invited = await this.runner.run(invitedAddressDecider, emailKey, invite, context);
    // If it was announced before, another may have taken its place since.
    return isRefusal(invited) || invited.state.latest?.userId !== userId ? IS_INVITED : null;
  }
}
