import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField } from '../../fields';
import { SecondFactors } from '../../second-factor/second-factors';
import { proveInSession, takeCode } from '../../second-factor/take-code';

/**
 * Turns the second factor of the one who asks on with a first code, which also proves it for the session. Refused with
 * INVALID for a wrong one.
 */
export const ConfirmSecondFactor = actionRoute({
  path: 'api/common/second-factor/confirm',
  access: 'user',
  inPerson: 'the second factor',
  rateLimit: { kind: 'sign-in' },
  summary: 'Turns the second factor on with a first code of the authenticator app.',
  body: z.strictObject({ code: codeField }),
  answers: z.strictObject({ enabled: z.literal(true) }),
  uses: [CommandRunner, SecondFactors],
  // The guard refuses API tokens, which have no session.
  async act({ body: { code }, caller: { userId, sessionId = '' }, context }, runner, factors) {
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    const enabled = await takeCode(runner, factors, user, { code, type: 'EnableSecondFactor' }, context);
    if (isRefusal(enabled)) return enabled;
    const proven = await proveInSession(runner, sessionId, context);
    return isRefusal(proven) ? accepted(null, enabled) : accepted(null, enabled, proven);
  },
  answer: () => ({ enabled: true as const }),
});
