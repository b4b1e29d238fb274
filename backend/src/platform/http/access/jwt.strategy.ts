import { Inject, Injectable, Optional } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { createSecretKey } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../../clock';
import { SECRETS, type Secrets } from '../../config/secrets';
import { requestStateOf } from '../requests/request-state';
import { ALGORITHM, AUDIENCE, ISSUER, callerOfClaims } from './access-tokens';
import type { Caller } from './caller';
import { CALLERS, type Callers } from './callers';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SECRETS) secrets: Secrets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(CALLERS) private readonly callers: Callers | undefined,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The key is an object, because the library tries to parse text as a PEM public key on every request. Its types allow
      // only texts and buffers, hence Object().
      secretOrKey: Object(createSecretKey(secrets.jwtSecret, 'utf8')),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      passReqToCallback: true,
      // Expiry is checked by callerOfClaims with the application's clock, which the library does not know.
      ignoreExpiration: true,
      jsonWebTokenOptions: { ignoreNotBefore: true },
    });
  }

  async validate(request: Request, claims: unknown): Promise<Caller | false> {
    const issuedTo = callerOfClaims(claims, this.clock.now());
    if (issuedTo === null) return false;
    const caller = this.callers === undefined ? issuedTo : await this.callers.asOfNow(issuedTo);
    if (caller === null) return false;
    requestStateOf(request).caller = caller;
    return caller;
  }
}
