import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { impersonationDecider } from '../domain/impersonation.decider';

/** Ends an impersonation of the one who asks; repeating it has no effect. */
export const EndImpersonation = actionRoute({
  path: 'api/common/end-impersonation',
  access: 'user',
  summary: 'Ends the impersonation whose access token is sent. Without one it has no effect.',
  answers: null,
  uses: [CommandRunner],
  async act({ caller: { sessionId, impersonator }, context }, runner) {
    if (impersonator === undefined) return accepted(null);
    const end = { type: 'EndImpersonation', impersonatorId: impersonator.userId, statedReason: null } as const;
    const ended = await runner.run(impersonationDecider, sessionId, end, context);
    return isRefusal(ended) ? ended : accepted(null, ended);
  },
});
