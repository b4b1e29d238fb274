import { z } from 'zod';
import { type Refusal, isRefusal, refuse, refuseField } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { accountsSettings } from '../accounts.settings';
import { passwordFault } from '../domain/password-rules';
import type { ActiveUser } from '../domain/user';
import { NO_ACCOUNT, NO_PASSWORD, userDecider } from '../domain/user.decider';
import { passwordField } from '../fields';
import { localSignInRefusal } from '../local-sign-in';
import { PasswordHasher } from '../passwords/password-hasher';

const passwords = z.strictObject({ password: passwordField, new_password: passwordField });

const changeRefusal = async (
  { password, new_password }: z.output<typeof passwords>,
  user: ActiveUser,
  email: string,
  hasher: PasswordHasher,
): Promise<Refusal | null> => {
  if (user.passwordHash === null) return NO_PASSWORD;
  if (!(await hasher.matches(password, user.passwordHash))) return refuseField('password', 'The password is wrong.');
  const fault = passwordFault(new_password, email);
  return fault === null ? null : refuse('INVALID', fault.message, [{ ...fault, path: 'new_password' }]);
};

/**
 * Replaces the password of the one who asks and ends their other sessions. Refused with INVALID for a wrong or an invalid
 * password, and for accounts without one.
 */
export const ChangePassword = actionRoute({
  path: 'api/common/change-password',
  access: 'user',
  inPerson: 'the password',
  // The present password could be guessed here, too.
  rateLimit: { kind: 'sign-in' },
  summary: 'Replaces the caller’s password, which it takes too, and ends all sessions but this one.',
  body: passwords,
  answers: null,
  uses: [CommandRunner, PasswordHasher, accountsSettings.port],
  // The guard refuses API tokens, which have no session.
  async act({ body, caller: { userId, sessionId = '' }, context }, runner, hasher, settings) {
    const turnedOff = localSignInRefusal(settings);
    if (turnedOff !== null) return turnedOff;
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active' || user.email === null) return NO_ACCOUNT;
    // A command repeated after a crash has already replaced the password that it gives.
    const known = await runner.commandHistory.of(userDecider, userId, 'ChangePassword', context);
    if (known.wasCarriedOut) return accepted(null);
    const refusal = await changeRefusal(body, user, user.email, hasher);
    if (refusal !== null) return refusal;
    const passwordHash = await hasher.hash(body.new_password);
    const { passwordVersion: givenVersion } = user;
    const change = { type: 'ChangePassword', passwordHash, givenVersion, sessionId } as const;
    const changed = await runner.run(userDecider, userId, change, context);
    return isRefusal(changed) ? changed : accepted(null, changed);
  },
});
