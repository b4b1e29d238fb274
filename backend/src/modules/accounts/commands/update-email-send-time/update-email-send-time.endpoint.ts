import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { UpdateEmailSendTime } from './update-email-send-time.command';

class EmailSendTimeBody extends createZodDto(z.strictObject({ hour: z.number().int(), minute: z.number().int() })) {}

@Controller('api/common')
export class UpdateEmailSendTimeEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('update-email-send-time')
  @Access('user')
  @Answers(EmailSendTimeBody.schema)
  async update(@Body() body: EmailSendTimeBody, @Context() context: CommandContext) {
    const { hour, minute } = body;
    const command = new UpdateEmailSendTime({ hour, minute }, context);
    return answer(await this.commands.execute(command), { body: () => ({ hour, minute }) });
  }
}
