import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { actionRoute } from '#platform/http/routes/action-route';
import { PROOF_LIFETIME_MS } from '../../domain/second-factor';
import { sessionDecider } from '../../domain/session.decider';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField } from '../../fields';
import { SecondFactors } from '../../second-factor/second-factors';
import { proveInSession, takeCode } from '../../second-factor/take-code';

/** Proves the second factor in a session, for sensitive commands. Refused with INVALID for a wrong code. */
export const ProveSecondFactor = actionRoute({
  path: 'api/common/second-factor/prove',
  access: 'user',
  inPerson: 'the second factor',
  rateLimit: { kind: 'sign-in' },
  summary: 'Proves the second factor in this session, for commands that answer `STEP_UP_REQUIRED`.',
  body: z.strictObject({ code: codeField }),
  answers: z.strictObject({ proven_until: timeAnswer }),
  uses: [CommandRunner, SecondFactors],
  // The guard refuses API tokens, which have no session.
  async act({ body: { code }, caller: { userId, sessionId = '' }, context }, runner, factors) {
    const user = await runner.streams.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    const used = await takeCode(runner, factors, user, { code, type: 'UseSecondFactor' }, context);
    if (isRefusal(used)) return used;
    const proven = await proveInSession(runner, sessionId, context);
    if (isRefusal(proven)) return proven;
    const { at } = await runner.commandHistory.of(sessionDecider, sessionId, 'ProveSecondFactor', context);
    return accepted(at, used, proven);
  },
  answer: (_asked, provenAt) => ({ proven_until: new Date(provenAt.getTime() + PROOF_LIFETIME_MS).toISOString() }),
});
