import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { AnswersNothing } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { WithoutIdempotencyKey } from '#platform/http/idempotency';
import { SignOut } from './sign-out.command';

class SignOutBody extends createZodDto(z.strictObject({ refresh: z.string().max(200) })) {}

@Controller('api/common')
export class SignOutEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign-out')
  @Access('public')
  @AnswersNothing(204)
  @WithoutIdempotencyKey()
  async signOut(@Body() body: SignOutBody, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new SignOut({ refresh: body.refresh }, context)), { status: 204 });
  }
}
