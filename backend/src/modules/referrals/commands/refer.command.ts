import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Browser } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { OutboxBrowsers } from '#modules/accounts/published';
import { requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { referralDecider } from '../domain/referral.decider';

/** Invites an address. It is not looked up, so the response does not reveal whether it has an account. */
export class Refer extends ContextCommand<{ readonly email: string; readonly browser: Browser }> {}

@CommandHandler(Refer)
export class ReferHandler implements ICommandHandler<Refer> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request, context }: Refer) {
    const userId = requireActingUser(context);
    const invited = await this.runner.run(referralDecider, userId, { type: 'Invite', userId, ...request }, context);
    return isRefusal(invited) ? invited : accepted(null, invited);
  }
}

const NO_ADDRESS = 'Please enter a valid email';

const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .min(6, NO_ADDRESS)
  .max(254, NO_ADDRESS)
  .pipe(z.email(NO_ADDRESS))
  .refine((address) => address.lastIndexOf('@') <= 64, NO_ADDRESS);

class ReferBody extends createZodDto(z.strictObject({ email })) {}

@Controller('api/common/refer')
export class ReferEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: OutboxBrowsers,
  ) {}

  @Post()
  @Operation({
    access: 'user',
    inPerson: 'Invitations',
    summary: 'Mails an invitation with the caller’s referral link. The same address at most three times.',
    answers: doneAnswer,
  })
  @RateLimit('mail')
  async refer(
    @Body() body: ReferBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const browser = this.browsers.remember(request, response, context);
    return commandAnswer(await this.commands.execute(new Refer({ email: body.email, browser }, context)));
  }
}
