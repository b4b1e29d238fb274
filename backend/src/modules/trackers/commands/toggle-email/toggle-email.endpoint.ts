import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { ToggleEmail } from './toggle-email.command';

class ToggleEmailBody extends createZodDto(z.strictObject({ email_updates: z.boolean() })) {}

@Controller('api/topics/toggle-email')
export class ToggleEmailEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id')
  @Access('user')
  @Answers(ToggleEmailBody.schema)
  async post(@Param('id') trackerId: string, @Body() body: ToggleEmailBody, @Context() context: CommandContext) {
    const outcome = await this.commands.execute(
      new ToggleEmail({ trackerId, emailUpdates: body.email_updates }, context),
    );
    return answer(outcome, { body: () => ({ email_updates: body.email_updates }) });
  }
}
