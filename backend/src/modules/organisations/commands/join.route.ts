import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import {
  AccountKeys,
  AdmitMember,
  PasswordHasher,
  SessionOpener,
  accountsSettings,
  actingAs,
  deviceOf,
  emailAddressDecider,
  nameField,
  passwordFault,
  passwordField,
  requireLocalSignIn,
  tokensAnswer,
  userDecider,
} from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { actionRoute } from '#platform/http/routes/action-route';
import { acceptedOf } from '#platform/processes/process';
import { HAS_ACCOUNT, INVALID_INVITE, type InviteLink, joinRefusal } from '../domain/invite-link';
import { inviteDecider } from '../domain/invite.decider';
import { inviteLinkOf } from '../invite-keys';

interface Ports {
  readonly runner: CommandRunner;
  readonly keys: AccountKeys;
}

const refusalOf = async (
  { runner, keys }: Ports,
  link: InviteLink,
  password: string,
  now: Date,
): Promise<Refusal | null> => {
  const invite = await runner.streams.stateOf(inviteDecider, link.userId);
  const invalid = joinRefusal(invite, link, now);
  if (invalid !== null) return invalid;
  const email = invite.status === 'open' ? invite.email : null;
  if (email === null) return INVALID_INVITE;
  const address = await runner.streams.stateAfterFollowUps(emailAddressDecider, keys.emailKey(email));
  if (address.status === 'claimed') return HAS_ACCOUNT;
  const fault = passwordFault(password, email);
  return fault === null ? null : refuse('INVALID', fault.message, [fault]);
};

/**
 * Makes the account that an invite is for, and signs its owner in. Refused with NOT_FOUND for an invalid invite, with
 * INVITE_USED for a used one, with INVALID for the password, and with ADDRESS_HAS_ACCOUNT if the address got an account
 * otherwise.
 */
export const Join = actionRoute({
  path: 'api/v1/join',
  access: 'public',
  rateLimit: { kind: 'sign-in', accountField: 'invite_token' },
  summary: 'Makes the account that an organisation’s invite is for, and starts its first session.',
  body: z.strictObject({
    org: z.string().max(200),
    invite_token: z.string().max(200),
    first_name: nameField('First name is required'),
    last_name: nameField('Last name is required'),
    password: passwordField,
  }),
  answers: tokensAnswer.extend({ username: z.string(), role: z.enum(MEMBER_TYPES) }),
  uses: [CommandRunner, AccountKeys, PasswordHasher, SessionOpener, SignInAttempts, accountsSettings.port],
  async act({ body, context, request, response }, runner, keys, hasher, sessions, attempts, settings) {
    requireLocalSignIn(settings);
    const { first_name: firstName, last_name: lastName, password } = body;
    const link = inviteLinkOf(body.org, body.invite_token);
    if (link === null) return INVALID_INVITE;
    const { userId } = link;
    const by = actingAs(userId, context);
    const { wasCarriedOut } = await runner.commandHistory.of(inviteDecider, userId, 'UseInvite', by);
    // Hashing is expensive, so check the rest first. The decider checks the link again.
    const refusal = wasCarriedOut ? null : await refusalOf({ runner, keys }, link, password, context.now);
    if (refusal !== null) return refusal;
    const passwordHash = await hasher.hash(password);
    const use = { type: 'UseInvite', link, firstName, lastName, passwordHash, now: context.now } as const;
    // The account is an inline follow-up.
    const used = await runner.run(inviteDecider, userId, use, by);
    if (isRefusal(used)) return used;
    if (acceptedOf(used.followed, AdmitMember) === null) return HAS_ACCOUNT;
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active' || user.email === null) return INVALID_INVITE;
    const device = deviceOf(request.get('user-agent'));
    const session = await sessions.open(user, by, { isSecondFactorProven: false, device });
    if (isRefusal(session)) return session;
    const { email: username, memberType: role } = user;
    await attempts.succeeded(request, response, username);
    return accepted({ username, role, ...session.result }, used, session);
  },
  answer: (_asked, result) => result,
});
