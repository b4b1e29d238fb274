import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import type { SessionCaller } from '../requests/request-state';

export const ISSUER = 'aidy';
export const AUDIENCE = 'aidy-api';
export const ALGORITHM = 'HS256';
const LIFETIME_S = 15 * 60;

const claimsSchema = z.object({
  typ: z.literal('access'),
  sub: z.string().min(1),
  sid: z.string().min(1),
  roles: z.array(z.enum(['staff', 'admin', 'super'])),
  /** The impersonator who acts as `sub` (RFC 8693). */
  act: z.object({ sub: z.string().min(1) }).optional(),
  iat: z.number(),
  exp: z.number(),
});

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The caller of verified claims; null if they are not those of an access token, or it has expired. */
export const callerOfClaims = (claims: unknown, now: Date): SessionCaller | null => {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success || parsed.data.exp * 1000 <= now.getTime()) return null;
  const { sub, sid, roles, act } = parsed.data;
  return {
    userId: sub,
    sessionId: sid,
    roles,
    ...(act === undefined ? {} : { impersonator: { userId: act.sub } }),
  };
};

/** Issues access tokens: JWTs that expire after 15 minutes of the application's clock by default. */
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  issue(caller: SessionCaller, lifetimeS = LIFETIME_S): AccessToken {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const exp = iat + lifetimeS;
    const claims = {
      typ: 'access',
      sub: caller.userId,
      sid: caller.sessionId,
      roles: [...caller.roles],
      ...(caller.impersonator === undefined ? {} : { act: { sub: caller.impersonator.userId } }),
      iat,
      exp,
    };
    const token = this.jwt.sign(claims, { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE });
    return { token, expiresAt: new Date(exp * 1000) };
  }
}
