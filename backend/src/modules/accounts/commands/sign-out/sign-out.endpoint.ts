import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { WithoutIdempotencyKey } from '#platform/http/idempotency';
import { Operation } from '#platform/http/operation';
import { SignOut } from './sign-out.command';

class SignOutBody extends createZodDto(z.strictObject({ refresh: z.string().max(200) })) {}

@Controller('api/common')
export class SignOutEndpoint extends CommandEndpoint {
  @Post('sign-out')
  @Operation({ access: 'public', summary: 'Ends a session.', answers: null, status: 204 })
  @WithoutIdempotencyKey()
  signOut(@Body() body: SignOutBody, @Context() context: Context) {
    return this.send(new SignOut({ refresh: body.refresh }, context), { status: 204 });
  }
}
