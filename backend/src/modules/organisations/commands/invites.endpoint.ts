import { Body, Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import {
  type AccountsSettings,
  OutboxBrowsers,
  accountsSettings,
  emailField,
  nameField,
  requireLocalSignIn,
} from '#modules/accounts/published';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { MakeInvite, type MadeInvite } from './make-invite.command';
import { SendInviteAgain } from './send-invite-again.command';

class NewInviteBody extends createZodDto(
  z.strictObject({
    email: emailField,
    org_name: nameField('Please name the organisation'),
    role: z.enum(MEMBER_TYPES).describe('Which role the account will have.'),
  }),
) {}

const madeInviteAnswer = z
  .strictObject({
    id: z.string(),
    org_name: z.string(),
    link: z.string().describe('To the page where the person joins.'),
    expires_at: timeAnswer,
  })
  .meta({ id: 'MadeInvite' });

const madeInviteBody = ({ userId, orgName, link, expiresAt }: MadeInvite) => ({
  id: userId,
  org_name: orgName,
  link,
  expires_at: expiresAt,
});

/** What administrators can do with invites, besides listing them. */
@Controller('api/admin/invites')
export class InvitesEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: OutboxBrowsers,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  @Post()
  @Operation({
    access: 'admin',
    inPerson: 'invites',
    summary: 'Invites an address to an organisation, and mails it a link that works once, within 14 days.',
    answers: madeInviteAnswer,
    status: 201,
  })
  async invite(
    @Body() { email, org_name: orgName, role }: NewInviteBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    // A person who joins chooses a password.
    requireLocalSignIn(this.settings);
    const browser = this.browsers.remember(request, response, context);
    return commandAnswer(await this.commands.execute(new MakeInvite({ email, orgName, role, browser }, context)), {
      status: 201,
      body: madeInviteBody,
    });
  }

  @Post(':id/send-again')
  @Operation({
    access: 'admin',
    inPerson: 'invites',
    summary: 'Mails the same link again, which is then valid for another 14 days. At most five mails an invite.',
    answers: madeInviteAnswer,
  })
  async sendAgain(
    @Param('id') userId: string,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    requireLocalSignIn(this.settings);
    const browser = this.browsers.remember(request, response, context);
    return commandAnswer(await this.commands.execute(new SendInviteAgain({ userId, browser }, context)), {
      body: madeInviteBody,
    });
  }
}
