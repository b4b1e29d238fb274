import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { linkPartField, passwordField } from '../../fields';
import { ResetPassword } from './reset-password.command';

class ResetPasswordBody extends createZodDto(
  z.strictObject({ uid: linkPartField, token: linkPartField, password: passwordField }),
) {}

@Controller('api/common')
export class ResetPasswordEndpoint extends CommandEndpoint {
  @Post('reset-password')
  @Operation({
    access: 'public',
    summary: 'Sets a new password with the link from a mail and ends every session.',
    answers: z.strictObject({ username: z.string() }),
  })
  reset(@Body() body: ResetPasswordBody, @Context() context: Context) {
    const request = { userId: body.uid, token: body.token, password: body.password };
    return this.send(new ResetPassword(request, context), {
      body: ({ username }) => ({ username }),
    });
  }
}
