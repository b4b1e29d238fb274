import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { passwordField } from '../../fields';
import { requireLocalSignIn } from '../../local-sign-in';
import { ChangePassword } from './change-password.command';

class ChangePasswordBody extends createZodDto(
  z.strictObject({ password: passwordField, new_password: passwordField }),
) {}

@Controller('api/common')
export class ChangePasswordEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {
    super(commands);
  }

  @Post('change-password')
  @Operation({
    access: 'user',
    inPerson: 'the password',
    summary: 'Replaces the caller’s password, which it takes too, and ends all sessions but this one.',
    answers: null,
    status: 204,
  })
  // The password could be guessed here, too.
  @RateLimit('sign-in', 'password')
  change(
    @Body() { password, new_password: newPassword }: ChangePasswordBody,
    // The guard refuses API tokens, which have no session.
    @SignedIn() { sessionId = '' }: Caller,
    @Context() context: Context,
  ) {
    requireLocalSignIn(this.settings);
    return this.send(new ChangePassword({ password, newPassword, sessionId }, context), { status: 204 });
  }
}
