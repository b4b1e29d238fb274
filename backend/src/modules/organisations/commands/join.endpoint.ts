import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import {
  type AccountsSettings,
  accountsSettings,
  deviceOf,
  nameField,
  passwordField,
  requireLocalSignIn,
  tokensAnswer,
} from '#modules/accounts/published';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { inviteLinkOf } from '../invite-keys';
import { Join } from './join.command';

class JoinBody extends createZodDto(
  z.strictObject({
    org: z.string().max(200),
    invite_token: z.string().max(200),
    first_name: nameField('First name is required'),
    last_name: nameField('Last name is required'),
    password: passwordField,
  }),
) {}

@Controller('api/v1/join')
export class JoinEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly attempts: SignInAttempts,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  @Post()
  @Operation({
    access: 'public',
    summary: 'Makes the account that an organisation’s invite is for, and starts its first session.',
    answers: tokensAnswer.extend({ username: z.string(), role: z.enum(MEMBER_TYPES) }),
  })
  @RateLimit('sign-in', { accountField: 'invite_token' })
  async join(
    @Body() body: JoinBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const person = {
      link: inviteLinkOf(body.org, body.invite_token),
      firstName: body.first_name,
      lastName: body.last_name,
      password: body.password,
      device: deviceOf(request.get('user-agent')),
    };
    const sent = commandAnswer(await this.commands.execute(new Join(person, context)), {
      body: ({ username, role, access, refresh }) => ({ username, role, access, refresh }),
    });
    if (!isRefusal(sent.outcome)) await this.attempts.succeeded(request, response, sent.outcome.result.username);
    return sent;
  }
}
