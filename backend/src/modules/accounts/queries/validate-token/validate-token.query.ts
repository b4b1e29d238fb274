import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { StreamReader } from '#platform/command-handling/stream-reader';
import type { Caller } from '#platform/http/access/caller';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { impersonationDecider } from '../../domain/impersonation.decider';
import { isOutdated } from '../../domain/outdated-session';
import { SESSION_ENDED, sessionDecider } from '../../domain/session.decider';
import { userDecider } from '../../domain/user.decider';

const expiry = z.object({ exp: z.number() });

/** The guard has already verified the token. */
const expiresAt = (request: Request): string => {
  const token = (request.get('authorization') ?? '').replace(/^bearer /i, '');
  return new Date(expiry.parse(new JwtService().decode(token)).exp * 1000).toISOString();
};

const validTokenAnswer = z.strictObject({
  valid: z.literal(true),
  user_uid: z.string(),
  expires_at: timeAnswer.nullable().describe('Null for an API token.'),
  impersonating: z.string().nullable().describe('Address of the impersonated user; null without impersonation.'),
});

interface ValidToken {
  readonly userId: string;
  /** Address of the impersonated user; null without impersonation. */
  readonly impersonating: string | null;
}

/** Refused with AUTH_REQUIRED if the session has ended. */
const validToken = async (caller: Caller, streams: StreamReader): Promise<ValidToken | Refusal> => {
  const { userId, sessionId, impersonator } = caller;
  const user = await streams.stateOf(userDecider, userId);
  // The guard has asked for the API token.
  if (sessionId === undefined) return user.status === 'active' ? { userId, impersonating: null } : SESSION_ENDED;
  if (impersonator !== undefined) {
    const impersonation = await streams.stateOf(impersonationDecider, sessionId);
    const isLive = user.status === 'active' && impersonation.status === 'live';
    return isLive ? { userId, impersonating: user.email } : SESSION_ENDED;
  }
  const session = await streams.stateOf(sessionDecider, sessionId);
  if (user.status !== 'active' || session.status !== 'live') return SESSION_ENDED;
  if (isOutdated(session, user)) return SESSION_ENDED;
  return { userId, impersonating: null };
};

export const ValidateToken = readRoute({
  method: 'post',
  path: 'api/common/validate-token',
  access: 'user',
  summary: 'Whether the session of an access token is still valid.',
  answers: validTokenAnswer,
  uses: [StreamReader],
  async read({ caller, request }, streams) {
    const token = await validToken(caller, streams);
    if (isRefusal(token)) return token;
    return {
      valid: true as const,
      user_uid: token.userId,
      expires_at: caller.scope === undefined ? expiresAt(request) : null,
      impersonating: token.impersonating,
    };
  },
});
