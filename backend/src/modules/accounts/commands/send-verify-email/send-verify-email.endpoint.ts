import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { orThrow } from '#platform/http/answers/problem';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { emailField } from '../../fields';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';
import { takingAtLeast } from '../../taking-at-least';
import { requireLocalSignIn } from '../../local-sign-in';
import { pendingTrackerBody } from './pending-tracker';
import { SendVerifyEmail } from './send-verify-email.command';

class SendVerifyEmailBody extends createZodDto(
  z.strictObject({
    email: emailField,
    pending_tracker: pendingTrackerBody.nullish(),
    referral_code: z.string().max(100).nullish(),
    grant: z.string().max(200).nullish(),
    member_type: z.enum(MEMBER_TYPES).nullish(),
  }),
) {}

@Controller('api/common')
export class SendVerifyEmailEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: OutboxBrowsers,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  /** Responds the same whether or not the address is known, and without `X-Position`, which would reveal it. */
  @Post('send-verify-email')
  @Operation({
    access: 'public',
    summary: 'Registers: mails an activation link. The response is the same whether or not the address is known.',
    answers: doneAnswer,
  })
  @RateLimit('mail', { accountField: 'email' })
  async send(
    @Body() body: SendVerifyEmailBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const command = new SendVerifyEmail(
      {
        email: body.email,
        memberType: body.member_type ?? 'coordinator',
        referralCode: body.referral_code ?? null,
        grant: body.grant ?? null,
        pendingTracker: body.pending_tracker ?? null,
        browser: this.browsers.remember(request, response, context),
      },
      context,
    );
    orThrow(await takingAtLeast(this.commands.execute(command)));
    return {};
  }
}
