import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { hashOfToken } from '#platform/crypto/token-hash';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { WithoutIdempotencyKey } from '#platform/http/idempotency/idempotency';
import { actionRoute } from '#platform/http/routes/action-route';
import { SESSION_ENDED, sessionDecider } from '../domain/session.decider';
import { userDecider } from '../domain/user.decider';
import { AccountKeys, sessionOfRefreshToken } from '../keys/account-keys';
import { actingAs } from '../sessions/acting-as';
import { tokensAnswer } from './tokens.answer';

/**
 * Exchanges a refresh token for a new pair. The same token gives the same successor for ten seconds, and once after that until
 * the successor is used; otherwise it ends the session. Refused with AUTH_REQUIRED.
 */
export const RefreshToken = actionRoute({
  path: 'api/common/refresh-token',
  access: 'public',
  summary: 'Exchanges a refresh token for a new pair of tokens.',
  decorators: [WithoutIdempotencyKey()],
  body: z.strictObject({ refresh: z.string().max(200) }),
  answers: tokensAnswer,
  uses: [CommandRunner, AccountKeys, AccessTokens],
  async act({ body: { refresh }, context }, runner, keys, accessTokens) {
    const sessionId = sessionOfRefreshToken(refresh);
    if (sessionId === null) return SESSION_ENDED;
    const session = await runner.streams.stateOf(sessionDecider, sessionId);
    if (session.status !== 'live') return SESSION_ENDED;
    const user = await runner.streams.stateOf(userDecider, session.userId);
    const active = user.status === 'active' ? user : null;

    const presentedHash = hashOfToken(refresh);
    const next = keys.refreshToken(sessionId, presentedHash);
    const rotate = {
      type: 'RotateSession',
      presentedHash,
      nextHash: next.hash,
      account: active,
      now: context.now,
    } as const;
    const rotated = await runner.run(sessionDecider, sessionId, rotate, actingAs(session.userId, context));
    if (isRefusal(rotated)) return rotated;
    if (rotated.state.status !== 'live' || active === null) return SESSION_ENDED;
    const access = accessTokens.issue({ userId: active.userId, sessionId, roles: active.roles });
    return accepted({ access: access.token, refresh: next.token }, rotated);
  },
  answer: (_asked, tokens) => tokens,
});
