import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { hashOfToken } from '#platform/crypto/token-hash';
import { WithoutIdempotencyKey } from '#platform/http/idempotency/idempotency';
import { actionRoute } from '#platform/http/routes/action-route';
import { sessionDecider } from '../domain/session.decider';
import { sessionOfRefreshToken } from '../keys/account-keys';
import { actingAs } from '../sessions/acting-as';

/** Ends the session of a refresh token. A token without a live session is accepted without effect. */
export const SignOut = actionRoute({
  path: 'api/common/sign-out',
  access: 'public',
  summary: 'Ends a session.',
  decorators: [WithoutIdempotencyKey()],
  body: z.strictObject({ refresh: z.string().max(200) }),
  answers: null,
  uses: [CommandRunner],
  async act({ body: { refresh }, context }, runner) {
    const sessionId = sessionOfRefreshToken(refresh);
    const session = sessionId === null ? null : await runner.streams.stateOf(sessionDecider, sessionId);
    if (sessionId === null || session?.status !== 'live') return accepted(null);
    const signOut = { type: 'SignOut', presentedHash: hashOfToken(refresh) } as const;
    const ended = await runner.run(sessionDecider, sessionId, signOut, actingAs(session.userId, context));
    return isRefusal(ended) ? ended : accepted(null, ended);
  },
});
