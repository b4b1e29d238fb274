import type { Browser, MemberType } from '#events/accounts/user.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type AccountKeys, emailAddressDecider } from '#modules/accounts/published';
import { type CommandContext, requireActingUser, entityId } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { ADDRESS_HAS_ACCOUNT } from '../domain/invite-link';
import { inviteDecider } from '../domain/invite.decider';
import { IS_INVITED, invitedAddressDecider, isPending } from '../domain/invited-address.decider';
import type { InviteKeys } from '../invite-keys';

interface Ports {
  readonly runner: CommandRunner;
  readonly accountKeys: AccountKeys;
  readonly keys: InviteKeys;
}

interface NewInvite {
  readonly email: string;
  readonly orgName: string;
  readonly role: MemberType;
  readonly browser: Browser;
}

const HAS_ACCOUNT = refuse(ADDRESS_HAS_ACCOUNT, 'This email address already has an account.', [
  { path: 'email', message: 'This email address already has an account.' },
]);

const refusalOf = async (
  { runner, accountKeys }: Ports,
  email: string,
  userId: string,
  context: CommandContext,
): Promise<Refusal | null> => {
  const emailKey = accountKeys.emailKey(email);
  const address = await runner.streams.stateOf(emailAddressDecider, emailKey);
  if (address.status === 'claimed') return HAS_ACCOUNT;
  const { now } = context;
  const { latest } = await runner.streams.stateOf(invitedAddressDecider, emailKey);
  if (latest?.userId === userId) return null;
  if (latest !== null && isPending(latest, await runner.streams.stateOf(inviteDecider, latest.userId), now))
    return IS_INVITED;
  const invite = { type: 'InviteAddress', emailKey, userId, replaces: latest?.userId ?? null, now } as const;
  const invited = await runner.run(invitedAddressDecider, emailKey, invite, context);
  // If it was announced before, another may have taken its place since.
  return isRefusal(invited) || invited.state.latest?.userId !== userId ? IS_INVITED : null;
};

/**
 * Invites an address to an organisation. Refused with ADDRESS_HAS_ACCOUNT, and with CONFLICT while another invite of it is
 * open.
 */
export const makeInvite = async (
  ports: Ports,
  { email, orgName, role, browser }: NewInvite,
  context: CommandContext,
) => {
  const { runner, keys } = ports;
  const userId = entityId(context, 'user');
  // A command repeated after a crash finds its own invite, and perhaps the account that it made.
  const { wasCarriedOut } = await runner.commandHistory.of(inviteDecider, userId, 'MakeInvite', context);
  const refusal = wasCarriedOut ? null : await refusalOf(ports, email, userId, context);
  if (refusal !== null) return refusal;
  const organisation = keys.organisationNamed(orgName);
  const [invitedBy, tokenHash] = [requireActingUser(context), keys.tokenHash(userId)];
  const invite = { userId, email, organisation, role, invitedBy, tokenHash, browser, now: context.now };
  return runner.run(inviteDecider, userId, { type: 'MakeInvite', ...invite }, context);
};
