import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { INSTALLATION, installationDecider } from '../../domain/installation.decider';
import { AccountKeys } from '../../keys/account-keys';

class CheckGrantBody extends createZodDto(z.strictObject({ grant: z.string().max(200) })) {}

/** Lets the registration page show what the `grant` of its link allows, without using it up. */
@Controller('api/common')
export class CheckGrantEndpoint {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
  ) {}

  @Post('check-grant')
  @Operation({
    access: 'public',
    summary: 'What the `grant` of a registration link allows. Rate-limited like sign-ins.',
    answers: z.strictObject({ makes_administrator: z.boolean() }),
  })
  @RateLimit('sign-in', 'grant')
  async check(@Body() { grant }: CheckGrantBody) {
    const { appointed } = await this.runner.stateOf(installationDecider, INSTALLATION);
    return { makes_administrator: !appointed && this.keys.isSetupToken(grant) };
  }
}
