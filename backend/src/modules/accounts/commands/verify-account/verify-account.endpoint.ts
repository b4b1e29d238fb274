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
import { linkPartField, nameField, passwordField } from '../../fields';
import { requireLocalSignIn } from '../../local-sign-in';
import { deviceOf } from '../../sessions/device-of';
import { tokensAnswer } from '../tokens.answer';
import { VerifyAccount } from './verify-account.command';

class VerifyAccountBody extends createZodDto(
  z.strictObject({
    uid: linkPartField,
    token: linkPartField,
    first_name: nameField('First name is required'),
    last_name: nameField('Last name is required'),
    password: passwordField,
  }),
) {}

@Controller('api/common')
export class VerifyAccountEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly attempts: SignInAttempts,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  @Post('verify-account')
  @Operation({
    access: 'public',
    summary: 'Activates an account with the link from a mail and starts its first session.',
    answers: tokensAnswer.extend({ username: z.string(), to_init: z.array(z.string()) }),
  })
  @RateLimit('sign-in', { accountField: 'uid' })
  async verify(
    @Body() body: VerifyAccountBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const activation = {
      userId: body.uid,
      token: body.token,
      firstName: body.first_name,
      lastName: body.last_name,
      password: body.password,
      device: deviceOf(request.get('user-agent')),
    };
    const sent = commandAnswer(await this.commands.execute(new VerifyAccount(activation, context)), {
      body: ({ username, toInit, access, refresh }) => ({ username, to_init: toInit, access, refresh }),
    });
    if (!isRefusal(sent.outcome)) await this.attempts.succeeded(request, response, sent.outcome.result.username);
    return sent;
  }
}
