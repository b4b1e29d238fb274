import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { hashOfToken } from '#platform/crypto/token-hash';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { actionRoute } from '#platform/http/routes/action-route';
import { accountsSettings } from '../accounts.settings';
import { INVALID_LINK, resetRefusal } from '../domain/link';
import { passwordFault } from '../domain/password-rules';
import { userDecider } from '../domain/user.decider';
import { linkPartField, passwordField } from '../fields';
import { requireLocalSignIn } from '../local-sign-in';
import { PasswordHasher } from '../passwords/password-hasher';
import { actingAs } from '../sessions/acting-as';

/** Replaces the password and ends all sessions. Refused with INVALID for an invalid link or password. */
export const ResetPassword = actionRoute({
  path: 'api/common/reset-password',
  access: 'public',
  rateLimit: { kind: 'sign-in', accountField: 'uid' },
  summary: 'Sets a new password with the link from a mail and ends every session.',
  body: z.strictObject({ uid: linkPartField, token: linkPartField, password: passwordField }),
  answers: z.strictObject({ username: z.string() }),
  uses: [CommandRunner, PasswordHasher, SignInAttempts, accountsSettings.port],
  async act({ body: { uid, token, password }, context, request, response }, runner, hasher, attempts, settings) {
    requireLocalSignIn(settings);
    const user = await runner.streams.stateOf(userDecider, uid);
    const tokenHash = hashOfToken(token);
    const now = context.now.toISOString();
    // A command repeated after a crash has already used its link.
    const { wasCarriedOut } = await runner.commandHistory.of(userDecider, uid, 'ResetPassword', context);
    // Hashing is expensive, so check the link first. The decider checks it again.
    const refusal = wasCarriedOut ? null : resetRefusal(user, tokenHash, now);
    if (refusal !== null) return refusal;
    if (user.status !== 'active' || user.email === null) return INVALID_LINK;
    const fault = passwordFault(password, user.email);
    if (fault !== null) return refuse('INVALID', fault.message, [fault]);

    const command = { type: 'ResetPassword', tokenHash, passwordHash: await hasher.hash(password), now } as const;
    const reset = await runner.run(userDecider, user.userId, command, actingAs(user.userId, context));
    if (isRefusal(reset)) return reset;
    await attempts.succeeded(request, response, user.email);
    return accepted({ username: user.email }, reset);
  },
  answer: (_asked, result) => result,
});
