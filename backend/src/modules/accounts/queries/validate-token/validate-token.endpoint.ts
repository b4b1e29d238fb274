import { Controller, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { ValidateToken } from './validate-token.query';

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

@Controller('api/common')
export class ValidateTokenEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Post('validate-token')
  @Operation({
    access: 'user',
    summary: 'Whether the session of an access token is still valid.',
    answers: validTokenAnswer,
  })
  async validate(@SignedIn() caller: Caller, @Req() request: Request) {
    const { userId, impersonating } = found(await this.queries.execute(new ValidateToken(caller)));
    return {
      valid: true as const,
      user_uid: userId,
      expires_at: caller.scope === undefined ? expiresAt(request) : null,
      impersonating,
    };
  }
}
