import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { passwordField } from '../../fields';
import { DeleteAccount } from './delete-account.command';

class DeleteAccountBody extends createZodDto(
  z.strictObject({ password: passwordField.optional(), confirm: z.string().max(320).optional() }),
) {}

@Controller('api/common')
export class DeleteAccountEndpoint extends CommandEndpoint {
  @Post('delete-account')
  @Operation({
    access: 'user',
    inPerson: 'deleting the account',
    summary: 'Erases the caller’s account with everything in it. Takes the password, or the email if there is none.',
    answers: null,
    status: 204,
  })
  // The password could be guessed here, too.
  @RateLimit('sign-in', 'confirm')
  delete(@Body() { password, confirm }: DeleteAccountBody, @Context() context: Context) {
    return this.send(new DeleteAccount({ password: password ?? null, confirm: confirm ?? null }, context), {
      status: 204,
    });
  }
}
