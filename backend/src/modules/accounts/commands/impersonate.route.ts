import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { MAX_REASON } from '#kernel/limits';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { requiredText, typedText } from '#platform/http/requests/required-text';
import { actionRoute } from '#platform/http/routes/action-route';
import { IMPERSONATION_LIFETIME_MS, impersonationDecider } from '../domain/impersonation.decider';
import { userDecider } from '../domain/user.decider';

/**
 * Gives the one who asks an access token of another user, for an hour and without the user's roles. Refused with
 * NOT_FOUND for an unknown account, with ACCESS_DENIED for one of staff.
 */
export const Impersonate = actionRoute({
  path: 'api/common/impersonate',
  access: 'super',
  inPerson: 'impersonating',
  sensitive: true,
  summary:
    'Starts an impersonation: an access token of another user, except staff, valid for an hour. The user sees it in their account.',
  body: z.strictObject({
    user_uid: requiredText('Please enter a user id', 100),
    reason: typedText.max(MAX_REASON, `At most ${MAX_REASON} characters`).nullish(),
  }),
  answers: z.strictObject({
    access: z.string().describe('Valid for an hour.'),
    refresh: z.null().describe('An impersonation cannot be prolonged.'),
    impersonating: z.strictObject({ user_uid: z.string(), email: z.string() }),
  }),
  uses: [CommandRunner, AccessTokens],
  async act({ body: { user_uid: userId, reason }, caller, context }, runner, accessTokens) {
    const user = await runner.streams.stateOf(userDecider, userId);
    const active = user.status === 'active' ? user : null;
    const impersonationId = entityId(context, 'impersonation');
    const impersonator = { userId: caller.userId };
    const start = {
      type: 'StartImpersonation',
      impersonationId,
      impersonatorId: impersonator.userId,
      target: { userId, isActive: active !== null, hasRoles: active !== null && active.roles.length > 0 },
      reason: reason || null,
      now: context.now,
    } as const;
    const started = await runner.run(impersonationDecider, impersonationId, start, context);
    if (isRefusal(started)) return started;
    // Erased between the two.
    if (active === null || active.email === null)
      return refuse('NOT_FOUND', 'There is no active account with this id.');
    const { token } = accessTokens.issue(
      { userId, sessionId: impersonationId, roles: [], impersonator },
      IMPERSONATION_LIFETIME_MS / 1000,
    );
    return accepted({ token, userId, email: active.email }, started);
  },
  answer: (_asked, { token, userId, email }) => ({
    access: token,
    refresh: null,
    impersonating: { user_uid: userId, email },
  }),
});
