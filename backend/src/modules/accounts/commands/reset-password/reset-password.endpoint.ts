import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { linkPartField, passwordField } from '../../fields';
import { ResetPassword } from './reset-password.command';

class ResetPasswordBody extends createZodDto(
  z.strictObject({ uid: linkPartField, token: linkPartField, password: passwordField }),
) {}

@Controller('api/common')
export class ResetPasswordEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('reset-password')
  @Access('public')
  @Answers(z.strictObject({ username: z.string() }))
  async reset(@Body() body: ResetPasswordBody, @Context() context: CommandContext) {
    const request = { userId: body.uid, token: body.token, password: body.password };
    return answer(await this.commands.execute(new ResetPassword(request, context)), {
      body: ({ username }) => ({ username }),
    });
  }
}
