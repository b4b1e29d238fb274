import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { linkPartField, passwordField } from '../../fields';
import { requireLocalSignIn } from '../../local-sign-in';
import { ResetPassword } from './reset-password.command';

class ResetPasswordBody extends createZodDto(
  z.strictObject({ uid: linkPartField, token: linkPartField, password: passwordField }),
) {}

@Controller('api/common')
export class ResetPasswordEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly attempts: SignInAttempts,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  @Post('reset-password')
  @Operation({
    access: 'public',
    summary: 'Sets a new password with the link from a mail and ends every session.',
    answers: z.strictObject({ username: z.string() }),
  })
  @RateLimit('sign-in', { accountField: 'uid' })
  async reset(
    @Body() body: ResetPasswordBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const reset = { userId: body.uid, token: body.token, password: body.password };
    const sent = commandAnswer(await this.commands.execute(new ResetPassword(reset, context)), {
      body: ({ username }) => ({ username }),
    });
    if (!isRefusal(sent.outcome)) await this.attempts.succeeded(request, response, sent.outcome.result.username);
    return sent;
  }
}
