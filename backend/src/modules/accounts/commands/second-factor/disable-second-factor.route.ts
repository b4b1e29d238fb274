import { z } from 'zod';
import { isRefusal, refuseField } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField, passwordField } from '../../fields';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondFactors } from '../../second-factor/second-factors';
import { takeCode } from '../../second-factor/take-code';

const WRONG_PASSWORD = refuseField('password', 'The password is wrong.');

/** Turns the second factor of the one who asks off. Refused with INVALID for a wrong password or code. */
export const DisableSecondFactor = actionRoute({
  path: 'api/common/second-factor/disable',
  access: 'user',
  inPerson: 'the second factor',
  rateLimit: { kind: 'sign-in' },
  summary: 'Turns the second factor off. Takes the password, and a code of the app or a recovery code.',
  body: z.strictObject({ password: passwordField, code: codeField }),
  answers: z.strictObject({ enabled: z.literal(false) }),
  uses: [CommandRunner, PasswordHasher, SecondFactors],
  async act({ body: { password, code }, caller: { userId }, context }, runner, hasher, factors) {
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    // A command repeated after a crash has already turned it off.
    const known = await runner.commandHistory.of(userDecider, userId, 'DisableSecondFactor', context);
    if (known.wasCarriedOut) return accepted(null);
    if (!(await hasher.matches(password, user.passwordHash))) return WRONG_PASSWORD;
    const disabled = await takeCode(runner, factors, user, { code, type: 'DisableSecondFactor' }, context);
    return isRefusal(disabled) ? disabled : accepted(null, disabled);
  },
  answer: () => ({ enabled: false as const }),
});
