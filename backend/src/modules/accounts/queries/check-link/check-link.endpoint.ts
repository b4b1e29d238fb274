import { Body, Controller, Inject, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { resetRefusal, verificationRefusal } from '../../domain/link';
import { userDecider } from '../../domain/user.decider';
import { linkPartField } from '../../fields';
import { hashOfToken } from '../../keys/account-keys';

class CheckLinkBody extends createZodDto(
  z.strictObject({ purpose: z.enum(['verify', 'reset']), uid: linkPartField, token: linkPartField }),
) {}

const refusalOf = { verify: verificationRefusal, reset: resetRefusal };

/** Lets a page report an invalid link before its form is filled in, without using it up. */
@Controller('api/common')
export class CheckLinkEndpoint {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('check-link')
  @Operation({
    access: 'public',
    summary: 'Whether a mailed link is still valid, without using it up. Rate-limited like sign-ins.',
    answers: z.strictObject({ usable: z.boolean() }),
  })
  @RateLimit('sign-in', 'uid')
  async check(@Body() { purpose, uid, token }: CheckLinkBody) {
    const user = await this.runner.stateOf(userDecider, uid);
    return { usable: refusalOf[purpose](user, hashOfToken(token), this.clock.now().toISOString()) === null };
  }
}
