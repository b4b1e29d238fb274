import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { CreateTracker } from '#modules/trackers/published';
import type { CommandContext } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { hashOfToken } from '#platform/crypto/token-hash';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { actionRoute } from '#platform/http/routes/action-route';
import { acceptedOf } from '#platform/processes/process';
import { accountsSettings } from '../accounts.settings';
import { emailAddressDecider } from '../domain/email-address.decider';
import { INVALID_LINK, verificationRefusal } from '../domain/link';
import { passwordFault } from '../domain/password-rules';
import type { User } from '../domain/user';
import { userDecider } from '../domain/user.decider';
import { linkPartField, nameField, passwordField } from '../fields';
import { AccountKeys } from '../keys/account-keys';
import { requireLocalSignIn } from '../local-sign-in';
import { PasswordHasher } from '../passwords/password-hasher';
import { actingAs } from '../sessions/acting-as';
import { deviceOf } from '../sessions/device-of';
import { SessionOpener } from '../sessions/session-opener';
import { tokensAnswer } from './tokens.answer';

const body = z.strictObject({
  uid: linkPartField,
  token: linkPartField,
  first_name: nameField('First name is required'),
  last_name: nameField('Last name is required'),
  password: passwordField,
});

type Sent = z.output<typeof body>;

interface Ports {
  readonly runner: CommandRunner;
  readonly keys: AccountKeys;
  readonly hasher: PasswordHasher;
}

const refusalOf = (user: User, email: string, { token, password }: Sent, { now }: CommandContext): Refusal | null => {
  const refusal = verificationRefusal(user, hashOfToken(token), now.toISOString());
  if (refusal !== null) return refusal;
  const fault = passwordFault(password, email);
  return fault === null ? null : refuse('INVALID', fault.message, [fault]);
};

/** Guards the address. A command repeated after a crash finds its own claim and needs no link. */
const claim = async (
  { runner, keys, hasher }: Ports,
  user: User,
  email: string,
  sent: Sent,
  context: CommandContext,
) => {
  const emailKey = keys.emailKey(email);
  const { wasCarriedOut } = await runner.commandHistory.of(emailAddressDecider, emailKey, 'ClaimEmail', context);
  const refusal = wasCarriedOut ? null : refusalOf(user, email, sent, context);
  if (refusal !== null) return refusal;
  const { uid: userId, first_name: firstName, last_name: lastName } = sent;
  const passwordHash = await hasher.hash(sent.password);
  const claim = { type: 'ClaimEmail', userId, firstName, lastName, passwordHash, identity: null } as const;
  return runner.run(emailAddressDecider, emailKey, claim, context);
};

/**
 * Activates a registration and signs the user in. Refused with INVALID for an invalid link or password, and with
 * CONFLICT if another registration of the address was activated first.
 */
export const VerifyAccount = actionRoute({
  path: 'api/common/verify-account',
  access: 'public',
  rateLimit: { kind: 'sign-in', accountField: 'uid' },
  summary: 'Activates an account with the link from a mail and starts its first session.',
  body,
  answers: tokensAnswer.extend({
    username: z.string(),
    /** Trackers whose first run the browser may request; the server requests it as well. */
    to_init: z.array(z.string()),
  }),
  uses: [CommandRunner, AccountKeys, PasswordHasher, SessionOpener, SignInAttempts, accountsSettings.port],
  async act({ body: sent, context, request, response }, runner, keys, hasher, sessions, attempts, settings) {
    requireLocalSignIn(settings);
    const registered = await runner.streams.stateOf(userDecider, sent.uid);
    if ((registered.status !== 'pending' && registered.status !== 'active') || registered.email === null) {
      return INVALID_LINK;
    }
    const { userId, email: username } = registered;
    const by = actingAs(userId, context);
    // The account, its roles and its pending tracker are inline follow-ups of the claim.
    const claimed = await claim({ runner, keys, hasher }, registered, username, sent, by);
    if (isRefusal(claimed)) return claimed;
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active') return INVALID_LINK;
    const device = deviceOf(request.get('user-agent'));
    const session = await sessions.open(user, by, { isSecondFactorProven: false, device });
    if (isRefusal(session)) return session;
    await attempts.succeeded(request, response, username);
    const tracker = acceptedOf(claimed.followed, CreateTracker);
    const toInit = tracker === null ? [] : [tracker.result.trackerId];
    return accepted({ username, to_init: toInit, ...session.result }, claimed, session);
  },
  answer: (_asked, result) => result,
});
