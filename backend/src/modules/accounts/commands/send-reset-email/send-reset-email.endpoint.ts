import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { emailField } from '../../fields';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';
import { takingAtLeast } from '../../taking-at-least';
import { requireLocalSignIn } from '../../local-sign-in';
import { SendResetEmail } from './send-reset-email.command';

class SendResetEmailBody extends createZodDto(z.strictObject({ email: emailField })) {}

@Controller('api/common')
export class SendResetEmailEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: OutboxBrowsers,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  /** Responds the same whether or not the address is known, and without `X-Position`, which would reveal it. */
  @Post('send-reset-email')
  @Operation({
    access: 'public',
    summary: 'Mails a link to set a new password. The response is the same whether or not the address is known.',
    answers: doneAnswer,
  })
  @RateLimit('mail', { accountField: 'email' })
  async send(
    @Body() body: SendResetEmailBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const browser = this.browsers.remember(request, response, context);
    await takingAtLeast(this.commands.execute(new SendResetEmail({ email: body.email, browser }, context)));
    return {};
  }
}
