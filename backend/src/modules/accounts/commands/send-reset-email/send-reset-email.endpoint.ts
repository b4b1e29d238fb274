import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { Answers, doneAnswer } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { RateLimit } from '#platform/http/rate-limit';
import { emailField } from '../../fields';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';
import { inConstantTime } from '../../constant-time';
import { SendResetEmail } from './send-reset-email.command';

class SendResetEmailBody extends createZodDto(z.strictObject({ email: emailField })) {}

@Controller('api/common')
export class SendResetEmailEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: OutboxBrowsers,
  ) {}

  /** Says the same whether or not the address is known, and sends no `X-Position`, which would tell. */
  @Post('send-reset-email')
  @Access('public')
  @Answers(doneAnswer)
  @RateLimit('mail', 'email')
  async send(
    @Body() body: SendResetEmailBody,
    @Context() context: CommandContext,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const browser = this.browsers.remember(request, response, context);
    await inConstantTime(this.commands.execute(new SendResetEmail({ email: body.email, browser }, context)));
    return {};
  }
}
